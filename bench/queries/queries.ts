import pg from 'pg';
import { buildIfStale } from '../../.config/build-if-stale.ts';
import startDatabases from '../../.config/jest/start-databases.mts';
import { testDatabase } from '../../graph/testing/database.ts';
import { type Child, startChild } from '../support/child.ts';
import { type MeasuredSite, startMeasuredSite } from '../support/measured-site.ts';
import type { QueryLoad } from './load.ts';
import type { OperationName } from './operations.ts';
import type { RawServer } from './raw.ts';
import { runsOf, scaled } from '../scale.ts';
import type { Line } from '../support/table.ts';

const RUNS = runsOf(3);
const MILLISECONDS = scaled({ smoke: 40, usual: 2_000, full: 5_000 });
/** Before each figure, so that the compiler of the engine has done its work on both sides. */
const WARM_UP = { atMost: scaled({ smoke: 20, usual: 4_000 }), milliseconds: 4_000 };
/** Each may post once in five seconds, and has limits of its own. */
const MEMBERS = scaled({ smoke: 2_000, usual: 60_000 });
const COMMENTS = scaled({ smoke: 5, usual: 50 });

interface Case {
  readonly name: string;
  readonly operation: OperationName;
  /** One member or many; admins may post when chat is closed, so that the bench runs at any hour. */
  readonly as: 'visitor' | 'member' | 'members' | 'admins';
  readonly goal: number;
}

const READS: readonly (readonly [OperationName, string])[] = [
  ['Home', 'home, 6 root fields'],
  ['Article', 'article with 50 comments'],
  ['Chat', 'last 50 chat messages'],
];
const CASES: readonly Case[] = [
  ...READS.map(([operation, name]) => ({ name, operation, as: 'members' as const, goal: 0.7 })),
  ...READS.map(([operation, name]) => ({
    name: `${name}, cached for visitors`,
    operation,
    as: 'visitor' as const,
    goal: 8,
  })),
  { name: 'send a chat message', operation: 'Send', as: 'admins', goal: 0.9 },
  { name: 'like an article', operation: 'Like', as: 'members', goal: 0.65 },
];

/** How fast documents are that are used once, as those of a program that writes its variables into them. */
const LONELY: readonly Case[] = READS.map(([operation, name]) => ({
  name: `${name}, a new document each time`,
  operation,
  as: 'member',
  goal: 0.3,
}));

const isOfMany = (as: Case['as']) => as === 'members' || as === 'admins';

/** Those that PostgreSQL and the embedded database are compared by. */
const BOTH: readonly Case[] = CASES.filter(({ as }) => !isOfMany(as)).concat(
  READS.map(([operation, name]) => ({ name, operation, as: 'member', goal: 0 })),
);

interface Length {
  readonly milliseconds: number;
  readonly atMost?: number;
}
const DURATION: Length = { milliseconds: MILLISECONDS };

/** A site ready to be measured. */
interface Subject {
  readonly port: number;
  /** Of the same site with the limits of production, where members have limits of their own. */
  readonly limitedPort?: number;
  readonly id: number;
  readonly tokens: Readonly<Record<Case['as'], readonly string[]>>;
  /** True to send each time a document that nobody has sent before. */
  readonly isLonely?: boolean;
}

/** Requests per second of the whole server: beside hand-written HTTP and SQL, and embedded beside PostgreSQL. */
export async function benchQueries(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  await using databases = new AsyncDisposableStack();
  await startDatabases();
  const { url, drop } = await testDatabase();
  databases.defer(drop);
  await using load = startChild<QueryLoad>(new URL('./load.ts', import.meta.url));
  await using raw = startChild<RawServer>(new URL('./raw.ts', import.meta.url));
  await using site = await startMeasuredSite(url);
  await using limited = await startMeasuredSite(url, 'none', { RATE_LIMITS: 'on' });
  await using small = await startMeasuredSite();
  const ours = { ...(await fill(site)), port: site.port };
  const tokens = { ...ours.tokens, ...(await addMembers(url)) };
  const subject: Subject = { ...ours, limitedPort: limited.port, tokens };
  const baseline: Subject = { ...ours, tokens, port: await raw.ask('listen', url) };
  const embedded = { ...(await fill(small)), port: small.port };
  await compareResponses(load, subject, baseline);

  const lines = await measure(load, CASES, subject, baseline, url);
  const small1 = await measure(load, BOTH, embedded, { ...ours, tokens });
  const lonely = await measure(load, LONELY, { ...ours, isLonely: true }, ours);
  return [
    {
      title: `Requests/s beside node:http with prepared statements, same answers (medians of ${RUNS} runs)`,
      lines,
    },
    {
      title: `Requests/s on the embedded database beside PostgreSQL (medians of ${RUNS} runs)`,
      lines: small1.map(({ least: _least, ...line }, index) => ({
        ...line,
        ...(BOTH[index]?.as === 'visitor' ? { least: 0.8 } : { least: 0.14 }),
      })),
    },
    {
      title: `Requests/s of documents used once beside the same document known (medians of ${RUNS} runs)`,
      lines: lonely,
    },
  ];
}

async function measure(
  load: Child<QueryLoad>,
  cases: readonly Case[],
  subject: Subject,
  baseline: Subject,
  databaseUrl?: string,
): Promise<Line[]> {
  const speed = (who: Subject, { operation, as }: Case, length: Length = DURATION) =>
    load.ask('load', {
      ...length,
      port: (isOfMany(as) && who.limitedPort) || who.port,
      id: who.id,
      operation,
      tokens: who.tokens[as],
      isLonely: who.isLonely ?? false,
    });
  const lines: Line[] = [];
  for (const one of cases) {
    const values: number[] = [];
    const beside: number[] = [];
    for (const who of [subject, baseline]) await speed(who, one, WARM_UP);
    if (databaseUrl) await vacuum(databaseUrl);
    for (let run = 0; run < RUNS; run++) {
      values.push(await speed(subject, one));
      beside.push(await speed(baseline, one));
    }
    lines.push({ name: one.name, unit: '/s', values, baseline: beside, least: one.goal });
  }
  return lines;
}

/** What PostgreSQL does by itself every minute: its servers for tests and benches don't. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** The response, byte for byte, without extensions, whose time and cost only one of the two has. */
function dataOf(answer: string): string {
  const { data } = JSON.parse(answer) as { data: unknown };
  return JSON.stringify(data);
}

/** A figure beside another means nothing unless both did the same. */
async function compareResponses(load: Child<QueryLoad>, ours: Subject, raw: Subject) {
  for (const { operation, as } of CASES.filter(
    ({ operation }) => operation !== 'Send' && operation !== 'Like',
  )) {
    const ask = ({ port, id, tokens }: Subject) =>
      load.ask('once', {
        port,
        id,
        operation,
        tokens: tokens[as],
        milliseconds: 0,
        isLonely: false,
      });
    const [first, second] = [dataOf(await ask(ours)), dataOf(await ask(raw))];
    if (first !== second) throw new Error(`${operation} differs:\n${first}\n${second}`);
  }
}

/** A member, and an article with 50 comments. */
async function fill(site: MeasuredSite): Promise<Omit<Subject, 'port'>> {
  const { token } = await site.run(
    'mutation { signUp(input: { name: "Bench", email: "bench@example.org", password: "a long password" }) { user { id } } }',
  );
  const { data } = await site.run('{ articles(first: 1) { nodes { id } } }');
  const { articles } = data as { articles: { nodes: [{ id: number }] } };
  const { id } = articles.nodes[0];
  for (let count = 0; count < COMMENTS; count++)
    await site.run(
      `mutation { postComment(input: { articleId: ${id}, content: "Comment ${count}: what a drive that was." }) { comment { id } } }`,
      token,
    );
  return { id, tokens: { visitor: [], member: [token!], members: [], admins: [] } };
}

/** Members and admins with a session each, and a game day, so that each may post every 5 seconds. Gives their tokens. */
async function addMembers(url: string): Promise<Pick<Subject['tokens'], 'members' | 'admins'>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ token: string; is_admin: boolean }>(
    `with fan as (
       insert into users (email, password, name, is_admin)
       select 'fan' || n || '@bench.example', '', 'Fan ' || n, n % 2 = 0
       from generate_series(1, ${2 * MEMBERS}) n returning id, is_admin
     ), s as (
       insert into sessions (user_id, token_hash, expires_at)
       select id, encode(sha256(('a-token-of-the-bench-' || id)::bytea), 'hex'), now() + interval '1 day' from fan
     ) select 'a-token-of-the-bench-' || id as token, is_admin from fan`,
  );
  await client.query(`insert into games (week, season, opponent, is_home, kickoff_at)
    values (1, 2025, 'Kansas City Chiefs', true, date_trunc('day', now(), 'America/Denver') + interval '1 minute')`);
  await client.query('analyze');
  await client.end();
  const of = (isAdmin: boolean) =>
    rows.filter((row) => row.is_admin === isAdmin).map(({ token }) => token);
  return { members: of(false), admins: of(true) };
}

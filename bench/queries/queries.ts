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
const MILLISECONDS = scaled({ smoke: 40, usual: 500, full: 5_000 });
/** Each may post once in five seconds. */
const MEMBERS = scaled({ smoke: 2_000, usual: 20_000 });
const COMMENTS = scaled({ smoke: 5, usual: 50 });

interface Case {
  readonly name: string;
  readonly operation: OperationName;
  readonly as: 'visitor' | 'member' | 'members';
  readonly goal: number;
}

const READS: readonly (readonly [OperationName, string])[] = [
  ['Home', 'home, 6 root fields'],
  ['Article', 'article with 50 comments'],
  ['Chat', 'last 50 chat messages'],
];
const CASES: readonly Case[] = [
  ...READS.map(([operation, name]) => ({ name, operation, as: 'member' as const, goal: 0.6 })),
  ...READS.map(([operation, name]) => ({
    name: `${name}, cached for visitors`,
    operation,
    as: 'visitor' as const,
    goal: 5,
  })),
  { name: 'send a chat message', operation: 'Send', as: 'members', goal: 0.5 },
  { name: 'like an article', operation: 'Like', as: 'members', goal: 0.5 },
];

/** How fast documents are that are used once, as those of a program that writes its variables into them. */
const LONELY: readonly Case[] = READS.map(([operation, name]) => ({
  name: `${name}, a new document each time`,
  operation,
  as: 'member',
  goal: 0.3,
}));

/** A site ready to be measured. */
interface Subject {
  readonly port: number;
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
  await using small = await startMeasuredSite();
  const ours = { ...(await fill(site)), port: site.port };
  const members = await addMembers(url);
  const subject: Subject = { ...ours, tokens: { ...ours.tokens, members } };
  const baseline: Subject = { ...subject, port: await raw.ask('listen', url) };
  const embedded = { ...(await fill(small)), port: small.port };
  await compareResponses(load, subject, baseline);

  const lines = await measure(load, CASES, subject, baseline);
  const both = CASES.filter(({ as }) => as !== 'members');
  const small1 = await measure(load, both, embedded, subject);
  const lonely = await measure(load, LONELY, { ...subject, isLonely: true }, subject);
  return [
    {
      title: `Requests/s beside node:http with prepared statements, same answers (medians of ${RUNS} runs)`,
      lines,
    },
    {
      title: `Requests/s on the embedded database beside PostgreSQL (medians of ${RUNS} runs)`,
      lines: small1.map(({ least: _least, ...line }, index) => ({
        ...line,
        ...(both[index]?.as === 'visitor' ? { least: 0.8 } : { least: 0.14 }),
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
): Promise<Line[]> {
  const speed = (who: Subject, { operation, as }: Case, milliseconds = MILLISECONDS) =>
    load.ask('load', {
      port: who.port,
      id: who.id,
      operation,
      tokens: who.tokens[as],
      milliseconds,
      isLonely: who.isLonely ?? false,
    });
  const lines: Line[] = [];
  for (const one of cases) {
    const values: number[] = [];
    const beside: number[] = [];
    for (const who of [subject, baseline]) await speed(who, one, MILLISECONDS / 2);
    for (let run = 0; run < RUNS; run++) {
      values.push(await speed(subject, one));
      beside.push(await speed(baseline, one));
    }
    lines.push({ name: one.name, unit: '/s', values, baseline: beside, least: one.goal });
  }
  return lines;
}

/** The response, byte for byte, without extensions, whose time and cost only one of the two has. */
function dataOf(answer: string): string {
  const { data } = JSON.parse(answer) as { data: unknown };
  return JSON.stringify(data);
}

/** A figure beside another means nothing unless both did the same. */
async function compareResponses(load: Child<QueryLoad>, ours: Subject, raw: Subject) {
  for (const { operation, as } of CASES.filter((one) => one.as !== 'members')) {
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
    'mutation { signUp(input: { name: "Bench", email: "bench@example.org", password: "a long password" }) { id } }',
  );
  const { data } = await site.run('{ recentArticles(limit: 1) { id } }');
  const { id } = (data as { recentArticles: [{ id: number }] }).recentArticles[0];
  for (let count = 0; count < COMMENTS; count++)
    await site.run(
      `mutation { postComment(input: { articleId: ${id}, content: "Comment ${count}: what a drive that was." }) { id } }`,
      token,
    );
  return { id, tokens: { visitor: [], member: [token!], members: [] } };
}

/** Members with a session each, and a game day, so that each may post every 5 seconds; as admins at any hour. Gives their tokens. */
async function addMembers(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ token: string }>(
    `with fan as (
       insert into users (email, password, name, is_admin)
       select 'fan' || n || '@bench.example', '', 'Fan ' || n, true
       from generate_series(1, ${MEMBERS}) n returning id
     ), s as (
       insert into sessions (user_id, token_hash, expires_at)
       select id, encode(sha256(('a-token-of-the-bench-' || id)::bytea), 'hex'), now() + interval '1 day' from fan
     ) select 'a-token-of-the-bench-' || id as token from fan`,
  );
  await client.query(`insert into games (week, season, opponent, is_home, kickoff_at)
    values (1, 2025, 'Kansas City Chiefs', true, date_trunc('day', now(), 'America/Denver') + interval '1 minute')`);
  await client.query('analyze');
  await client.end();
  return rows.map(({ token }) => token);
}

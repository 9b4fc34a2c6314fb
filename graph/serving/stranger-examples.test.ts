import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WEBHOOK_EXAMPLE } from '../../schema/webhooks/webhooks.ts';
import { testWith } from '../testing/redis.ts';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { newWebhookSecret, signedHeaders } from '../webhooks/signature.ts';
import { type Stranger, stranger } from '../testing/servers/stranger.ts';

/** Runs the examples of /developers and the README unchanged on a machine with only curl, Node and npm. */

const root = resolve(import.meta.dirname, '../..');
interface Chat {
  readonly chat: { readonly nodes: readonly { readonly id: number }[] };
}

const folder = join(root, 'web/developers/examples');
/** Clients and what npm installs with them. */
const CLIENTS = [
  ...['@urql/core', '@0no-co/graphql.web', 'wonka'],
  ...['graphql-request', '@graphql-typed-document-node/core'],
  ...['@apollo/client', 'rxjs', 'graphql-tag', 'optimism', 'tslib'],
  ...['standardwebhooks', '@stablelib/base64', 'fast-sha256'],
  ...['@wry/caches', '@wry/context', '@wry/equality', '@wry/trie'],
];
/** Runs where the machine has Python. */
const PYTHON = 'query.py';
const LOCAL = /\blocalhost:4000\b/g;

let site: Site;
let admin: Member;
let machine: Stranger;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
  admin = await site.admin();
  machine = await stranger('graphql', 'graphql-ws', ...CLIENTS);
  await writeArticle(site, { title: 'The long way back' });
});
afterAll(async () => {
  await machine.leave();
  await site.stop();
});

const here = (text: string) => text.replace(LOCAL, new URL(site.server.url).host);

/** The first output line of an example; the event that it waits for is repeated until it arrives. */
async function firstLine(
  name: string,
  text: string,
  { env, cause }: { env?: Record<string, string>; cause?: () => Promise<unknown> } = {},
): Promise<unknown> {
  const run = await machine.run(name, here(text), env);
  try {
    const heard = new AbortController();
    const line = run.line().finally(() => heard.abort());
    // Awaited below; handled here too, so that a program that fails at once is no unhandled rejection.
    line.catch(() => {});
    while (cause && !heard.signal.aborted) {
      await cause();
      await Promise.race([line.catch(() => {}), new Promise((again) => setTimeout(again, 100))]);
    }
    return JSON.parse(await line) as unknown;
  } finally {
    await run.stop();
  }
}

let points = 0;
const score = () =>
  site
    .as(admin)
    .run(
      `mutation ($id: Int, $score: String!) { saveGame(input: { id: $id, week: 11, season: 2025,
        opponent: "Kansas City Chiefs", isHome: true, kickoffAt: "2025-11-16T18:25:00Z", score: $score }) { id } }`,
      { id: gameId, score: `${(points += 1)}-0` },
    )
    .then(({ data }) => (gameId = (data as { saveGame: { id: number } }).saveGame.id));
let gameId: number | null = null;

const say = () => {
  // One message in five seconds, by the site's clock.
  site.clock.set(new Date(site.clock.now().getTime() + 6_000).toISOString());
  return site.as(admin).run('mutation { sendChatMessage(message: "What a catch!") { id } }');
};

const tokenOf = async (name: string, scope: 'read' | 'write' = 'read') => {
  const { token } = await programOf(site, await site.member({ name }), scope);
  return { ORANGE_TOKEN: token };
};

/** `run` is run here; `starts` and `backups` by e2e/nodes/readme-starts.test.ts; `installs` by people who have just cloned it. */
const FENCE = /^```([a-z].*)\n([^]*?)^```/gm;

const GAME = {
  opponent: 'Kansas City Chiefs',
  kickoffAt: expect.stringMatching(/^2025-11-16T18:25:00/) as string,
};

/** By file: what running it must bring. */
const RUNS: Readonly<Record<string, (text: string, name: string) => Promise<void>>> = {
  async 'query.sh'(text, name) {
    expect(await firstLine(name, text)).toMatchObject({
      data: { articles: { nodes: [{ title: 'The long way back' }] } },
    });
  },
  async 'query-by-get.sh'(text, name) {
    expect(await firstLine(name, text)).toMatchObject({
      data: { chatStatus: { isOpen: expect.any(Boolean) } },
    });
  },
  async 'variables.sh'(text, name) {
    await score();
    expect(await firstLine(name, text)).toMatchObject({ data: { games: [GAME] } });
  },
  async 'game-day.graphql'(query, name) {
    await score();
    const post = `curl -s http://localhost:4000/graphql -H 'content-type: application/json' -d '${JSON.stringify({ query })}'`;
    expect(await firstLine(`${name}.sh`, post)).toMatchObject({
      data: { chatStatus: { isOpen: expect.any(Boolean) }, games: [GAME] },
    });
  },
  async 'urql.mjs'(text, name) {
    await score();
    expect(await firstLine(name, text)).toMatchObject({ games: [GAME] });
  },
  async 'graphql-request.ts'(text, name) {
    expect(await firstLine(name, text)).toEqual({ isOpen: expect.any(Boolean) });
  },
  async 'apollo-client.mjs'(text, name) {
    await score();
    expect(await firstLine(name, text)).toMatchObject({ games: [GAME] });
  },
  async 'relay.mjs'(text, name) {
    const { data } = await site
      .as(null)
      .run('{ article(id: 1) { __typename id } user(id: 1) { __typename id } }');
    // An article and a member with one id, which Relay alone would take for one record.
    const { article, user } = data as { article: object; user: object };
    const records = JSON.stringify([article, user, { __typename: 'ChatStatus' }]);
    const keys = `${text}\nconsole.log(JSON.stringify(${records}.map((one) => getDataID(one, one.__typename) ?? null)));`;
    expect(await firstLine(name, keys)).toEqual(['Article:1', 'User:1', null]);
  },
  async 'subscription.mjs'(text, name) {
    expect(await firstLine(name, text, { cause: score })).toMatchObject({
      liveGame: { homeTeam: { score: expect.any(Number) }, awayTeam: { score: 0 } },
    });
  },
  async 'resume.mjs'(text, name) {
    // A connection that is lost, as the program sees it: it goes on after the last event, which comes once.
    await say();
    const run = await machine.run(name, here(text));
    try {
      const { chat } = JSON.parse(await run.line()) as Chat;
      const ids = chat.nodes.map(({ id }) => id);
      for (let n = 0; n < 3; n++) {
        await say();
        const { chatEvents } = JSON.parse(await run.line()) as {
          chatEvents: { message: { id: number } };
        };
        ids.push(chatEvents.message.id);
      }
      const { data } = await site.as(null).run<Chat, object>('{ chat(last: 20) { nodes { id } } }');
      expect(ids.map((id) => ({ id }))).toEqual(data!.chat.nodes);
    } finally {
      await run.stop();
    }
  },
  async 'stream.sh'(text, name) {
    const run = await machine.run(name, here(text));
    try {
      expect(await run.line()).toBe('retry: 3000');
      await say();
      let line = await run.line();
      while (!line.startsWith('data: ')) line = await run.line();
      expect(JSON.parse(line.slice('data: '.length))).toMatchObject({
        data: { chatEvents: { message: { message: 'What a catch!' } } },
      });
    } finally {
      await run.stop();
    }
  },
  async 'token-query.sh'(text, name) {
    expect(await firstLine(name, text, { env: await tokenOf('Tess Token') })).toMatchObject({
      data: { me: { name: 'Tess Token' } },
    });
  },
  async 'token-write.sh'(text, name) {
    const env = await tokenOf('Wes Writer', 'write');
    expect(await firstLine(name, text, { env })).toEqual({
      data: { setLike: { likeable: { likeCount: 1 } } },
    });
    expect(await firstLine(name, text, { env: await tokenOf('Rae Reader') })).toMatchObject({
      errors: [{ extensions: { key: 'token.needsWrite' } }],
    });
  },
  async 'token-subscription.mjs'(text, name) {
    const env = await tokenOf('Tom Token');
    expect(await firstLine(name, text, { env, cause: say })).toEqual({
      chatEvents: { message: { user: { name: admin.name }, message: 'What a catch!' } },
    });
    // It is the token that lets it in: with another one it ends.
    const wrong = { env: { ORANGE_TOKEN: 'ow_wrong' } };
    await expect(firstLine(name, text, wrong)).rejects.toThrow(/It ended with 1/);
  },
  async 'webhook.mjs'(text, name) {
    const secret = newWebhookSecret();
    const socketPath = join(tmpdir(), `orange-webhook-${process.pid}.sock`);
    const run = await machine.run(name, text, { WEBHOOK_SECRET: secret, PORT: socketPath });
    try {
      const data = { liveGame: { homeTeam: { score: 10 } } };
      const body = JSON.stringify({ ...WEBHOOK_EXAMPLE, data });
      const message = { id: '7-x', body, timestamp: Math.floor(Date.now() / 1_000) };
      const post = (by: string) => postTo(socketPath, body, signedHeaders(message, [by]));
      expect(await post(newWebhookSecret())).toBe(401);
      // For a day after a change, either of the two signatures is enough.
      const both = signedHeaders(message, [newWebhookSecret(), secret]);
      expect(await postTo(socketPath, body, both)).toBe(204);
      expect(JSON.parse(await run.line())).toEqual({ type: 'liveGame', data });
    } finally {
      await run.stop();
      await rm(socketPath, { force: true });
    }
  },
};

/** Posts to a program that may be starting still; gives the status. */
async function postTo(socketPath: string, body: string, headers: Record<string, string>) {
  for (;;) {
    const call = request({ socketPath, method: 'POST', headers, path: '/' });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(body);
    try {
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'ECONNREFUSED') throw error;
      await new Promise(setImmediate);
    }
  }
}

/** Pages are opened in a browser: e2e/pages/example-pages.test.ts runs each that is in the folder. */
const isPage = (name: string) => name.endsWith('.html');

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the examples of /developers', () => {
  test('each file has a run', () => {
    const files = readdirSync(folder).filter((name) => !isPage(name));
    expect(files.sort()).toEqual([...Object.keys(RUNS), PYTHON].sort());
  });

  test.each(Object.entries(RUNS))('%s', (name, run) => run(textOf(name), name));

  testWith('Python')(PYTHON, async () => {
    await score();
    expect(await firstLine(PYTHON, textOf(PYTHON))).toMatchObject({
      liveGame: { homeTeam: { score: expect.any(Number) } },
    });
  });
});

describe('the README', () => {
  const blocks = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(FENCE)];

  test('each block says how it is run', () => {
    expect(blocks.map(([, fence]) => fence)).toEqual(
      blocks.map(() => expect.stringMatching(/^sh (run|installs|starts|backups)$/) as string),
    );
  });

  test('its query works', async () => {
    const [query, ...more] = blocks.filter(([, fence]) => fence === 'sh run');
    expect(more).toEqual([]);
    await score();
    expect(await firstLine('readme.sh', query![2]!)).toMatchObject({
      data: { liveGame: { isLive: true, status: { period: expect.any(Number) } } },
    });
  });
});

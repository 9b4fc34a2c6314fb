import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { type Stranger, stranger } from '../testing/servers/stranger.ts';

/** Runs the examples of /developers and the README unchanged on a machine with only curl, Node and npm. */

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'web/developers/examples');
const LOCAL = /\blocalhost:4000\b/g;

let site: Site;
let admin: Member;
let machine: Stranger;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
  admin = await site.admin();
  machine = await stranger('graphql-ws', 'graphql');
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

const tokenOf = async (name: string) => {
  const { token } = await programOf(site, await site.member({ name }));
  return { ORANGE_TOKEN: token };
};

/** By file: what running it must bring. */
const RUNS: Readonly<Record<string, (text: string, name: string) => Promise<void>>> = {
  async 'query.sh'(text, name) {
    expect(await firstLine(name, text)).toMatchObject({
      data: { publishedArticles: [{ title: 'The long way back' }] },
    });
  },
  async 'query-by-get.sh'(text, name) {
    expect(await firstLine(name, text)).toMatchObject({
      data: { chatStatus: { isOpen: expect.any(Boolean) } },
    });
  },
  async 'subscription.mjs'(text, name) {
    expect(await firstLine(name, text, { cause: score })).toMatchObject({
      liveGame: { homeTeam: { score: expect.any(Number) }, awayTeam: { score: 0 } },
    });
  },
  async 'token-query.sh'(text, name) {
    expect(await firstLine(name, text, { env: await tokenOf('Tess Token') })).toMatchObject({
      data: { me: { name: 'Tess Token' } },
    });
  },
  async 'token-subscription.mjs'(text, name) {
    const env = await tokenOf('Tom Token');
    expect(await firstLine(name, text, { env, cause: say })).toEqual({
      chatEvents: { message: { userName: admin.name, message: 'What a catch!' } },
    });
    // It is the token that lets it in: with another one it ends.
    const wrong = { env: { ORANGE_TOKEN: 'ow_wrong' } };
    await expect(firstLine(name, text, wrong)).rejects.toThrow(/It ended with 1/);
  },
};

describe('the examples of /developers', () => {
  test('each file has a run', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(RUNS).sort());
  });

  test.each(Object.entries(RUNS))('%s', (name, run) =>
    run(readFileSync(join(folder, name), 'utf8'), name),
  );
});

describe('the README', () => {
  const blocks = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```sh\n([^]*?)```/g)]
    .map(([, text]) => text!)
    // Those that start the site are run where it is built.
    .filter((text) => !/\bnpm\b/.test(text));

  test('its query works', async () => {
    expect(blocks).toHaveLength(1);
    await score();
    expect(await firstLine('readme.sh', blocks[0]!)).toMatchObject({
      data: { liveGame: { isLive: true, status: { period: expect.any(Number) } } },
    });
  });
});

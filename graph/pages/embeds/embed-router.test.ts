import type { FrameSettings } from '../../../schema/embeds/frame.ts';
import { COST_BUCKET, COST_OF } from '../../../schema/site/query-limits.ts';
import { graphql } from '../../gql/gql.ts';
import { type Actor, type Site, startSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { addGame } from '../../testing/worlds/fantasy.ts';
import { drawnSite } from '../../testing/worlds/drawn-site.ts';

const NOW = '2025-11-16T21:30:00Z';

const Keep = graphql(/* GraphQL */ `
  mutation EmbedTestKeep($input: SetScoreboardInput!) {
    setScoreboard(input: $input) {
      game {
        gameId
      }
    }
  }
`);

const Post = graphql(/* GraphQL */ `
  mutation EmbedTestPost($input: PostChatMessageInput!) {
    postChatMessage(input: $input) {
      message {
        id
      }
    }
  }
`);

let site: Site;
let admin: Actor;
let gameId: number;
let built: Awaited<ReturnType<typeof drawnSite>>;
beforeAll(async () => {
  built = await drawnSite();
  site = await startSite({
    site: built.site,
    now: NOW,
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
  });
  admin = site.as(await site.admin());
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
});
afterAll(async () => {
  await site.stop();
  await built.remove();
});

const open = (path: string, from = '203.0.113.1') =>
  site.as(null).fetch(path, { headers: { 'x-forwarded-for': from } });

async function settingsOf(path: string): Promise<FrameSettings> {
  const html = await (await open(path)).text();
  const [, json] = /<script id="frame-settings"[^>]*>(.*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json!) as FrameSettings;
}

async function keepScore(ourScore: number) {
  const { errors } = await admin.run(Keep, { input: { gameId, ourScore } });
  expect(errors).toBeUndefined();
}

test('the score is in the document, with the position from which its events go on', async () => {
  await keepScore(3);
  const html = await (await open('/embed/score')).text();
  expect(html).toContain('<html lang="en" data-theme="auto" data-embed="score">');
  expect(html).toContain('<b class="points">3</b>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/frame.css">');
  expect(html).toContain('<link rel="modulepreload" href="/assets/frame.js">');
  expect(html).toContain('<script type="module" src="/assets/score.js"></script>');
  const settings = await settingsOf('/embed/score');
  expect(settings).toMatchObject({
    tag: 'en-US',
    words: {},
    data: { liveGame: { gameId, homeTeam: { score: 3 } } },
  });
  expect(settings.position).toMatch(/^[\w-]+:\S+$/);
  expect(settings.events).toHaveLength(2);
});

test('it is made once, and again when the score changes; every look has the same', async () => {
  await open('/embed/score');
  const statements = await statementsOf(site, async () => {
    const [one, other] = await Promise.all(
      ['/embed/score?accent=0a4b8f', '/embed/score?bg=transparent'].map((path) => open(path)),
    );
    expect(one!.headers.get('etag')).toBe(other!.headers.get('etag'));
  });
  expect(statements).toEqual([]);
  await keepScore(10);
  expect(await (await open('/embed/score')).text()).toContain('<b class="points">10</b>');
});

test('what an address says is never in the document', async () => {
  const asked = encodeURIComponent('"><script>alert(1)</script>');
  for (const name of ['theme', 'lang', 'accent', 'bg'])
    expect(await (await open(`/embed/board?${name}=${asked}`)).text()).not.toContain('alert');
});

test('in Spanish it has the words of its frame with it, and no more', async () => {
  const { tag, words } = await settingsOf('/embed/score?lang=es');
  expect(tag).toBe('es-US');
  expect(words).toMatchObject({ Halftime: 'Medio tiempo', 'Q{period}': 'C{period}' });
  expect(words).not.toHaveProperty('Leaderboard');
});

test('no message of a member is in the document, signed in or not', async () => {
  const member = site.as(await site.member());
  await member.run(Post, { input: { message: 'Is this on?' } });
  const response = await member.fetch('/embed/chat');
  expect(await response.text()).not.toContain('Is this on?');
  expect(await settingsOf('/embed/chat')).toMatchObject({ data: null, position: null });
});

test('only frames may be framed, and they may load nothing but what is the site’s', async () => {
  const { headers } = await open('/embed/score');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors \*/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https:|data:/);
  const page = await open('/home');
  expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('an address pays for what is made for it, not for what is there', async () => {
  const left = async (path: string) => {
    const { headers } = await open(path, '203.0.113.9');
    return Number(/"cost";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? NaN);
  };
  expect(await left('/embed/board?theme=light')).toBe(COST_BUCKET.points - COST_OF.drawnPage);
  expect(await left('/embed/board?theme=light')).toBeNaN();
});

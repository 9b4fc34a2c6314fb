import { randomUUID } from 'node:crypto';
import type { Browser, WebSocketRoute } from 'playwright-core';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type ChatSite, serveChat } from '../support/chat-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { STORED, watchFor } from '../support/first-seen.ts';

const SECOND = 1_000;
const BEHIND = 8;
const GAME = '/games/1';

/** What only this night says. */
const TOUCHDOWN = 'Touchdown, Broncos!';
const CHEER = 'What a catch that was';
const LATE_CHEER = 'He had it in his hands';
const NEWS = 'Marsh leaves with an injury';
const OVERTURNED = 'Overturned';

let site: ChatSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveChat('2025-11-17T01:20:00Z', '2025-11-17T01:10:00Z', 3),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const ENTER = 'mutation ($input: EnterPlayInput!) { enterPlay(input: $input) { play { id } } }';
let entries = 0;
const enter = (play: object) =>
  site.ask(
    ENTER,
    { input: { gameId: 1, entryId: randomUUID(), position: entries++, play } },
    site.admin,
  );
const post = (text: string, writer: number, behind = 0) =>
  site.ask(
    'mutation ($message: String!) { sendChatMessage(message: $message) { id } }',
    { message: text },
    site.writers[writer],
    { behind },
  );
async function lastPlay(): Promise<{ id: number }> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ plays(gameId: 1, last: 1) { nodes { id } } }' }),
  });
  const { data } = (await response.json()) as { data: { plays: { nodes: { id: number }[] } } };
  return data.plays.nodes[0]!;
}

/** Returns the way to break the newest live connection of a page. */
async function cuttable({ page }: Fan): Promise<() => Promise<void>> {
  let newest: WebSocketRoute | undefined;
  await page.routeWebSocket('**/graphql', (opened) => {
    opened.connectToServer();
    newest = opened;
  });
  return async () => newest?.close({ code: 4000 });
}

const bar = ({ page }: Fan) => page.getByRole('region', { name: 'Game status' });
const plays = ({ page }: Fan) => page.getByRole('region', { name: 'Play by play' });
const chip = (fan: Fan) => bar(fan).getByRole('button', { name: `${BEHIND} s behind` });

test('what watches for words finds them wherever a page can say them', async () => {
  const fan = await newFan(browser, site.url);
  const places = {
    text: () => document.body.append('in the text'),
    announced() {
      const said = document.createElement('p');
      said.style.cssText = 'position: absolute; clip-path: inset(50%)';
      said.textContent = 'for screen readers';
      document.body.append(said);
    },
    name: () => document.body.setAttribute('aria-label', 'as a name'),
    title: () => void (document.title = 'in the title'),
    notice: () => void new Notification('as a notice'),
  };
  const words = ['in the text', 'for screen readers', 'as a name', 'in the title', 'as a notice'];
  const seen = await watchFor(fan.context, words);
  await fan.page.goto('/robots.txt', { waitUntil: 'commit' });
  for (const [index, plant] of Object.values(places).entries()) {
    expect(await seen.of(fan.page, words[index]!)).toBeUndefined();
    await fan.page.evaluate(plant);
    expect(await seen.of(fan.page, words[index]!)).toBeDefined();
  }
  await fan.context.close();
});

test('a fan who is behind sees nothing of a game early, on no page, after no reload and no lost connection', async () => {
  await enter({ kind: 'KICKOFF', side: 'AWAY' });
  await enter({ kind: 'RUN', side: 'HOME', yards: 4 });
  const [early, late] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true }),
  ]);
  const seen = await watchFor(late.context, [TOUCHDOWN, CHEER, NEWS, OVERTURNED, LATE_CHEER]);
  const cut = await cuttable(late);
  await Promise.all([early.page.goto(GAME), late.page.goto(GAME)]);

  // From the page of the game: one press, the seconds, and set.
  await late.page.getByRole('button', { name: 'Stream delay' }).first().click();
  const dialog = late.page.getByRole('dialog', { name: 'Match your stream' });
  await dialog.getByLabel('Seconds behind').fill('500');
  await dialog.getByRole('button', { name: 'Set delay' }).click();
  await dialog.getByText('Enter whole seconds from 0 to 180.').waitFor();
  expect(await violations(late)).toEqual([]);
  await dialog.getByLabel('Seconds behind').fill(String(BEHIND));
  await dialog.getByRole('button', { name: 'Set delay' }).click();
  await chip(late).waitFor();
  await plays(late).getByText('2nd & 6 at DEN 39').first().waitFor();

  const begun: Record<string, number> = {};
  const begin = (words: string) => (begun[words] = Date.now());
  begin(TOUCHDOWN);
  await enter({ kind: 'PASS', side: 'HOME', yards: 61, isTouchdown: true });
  begin(CHEER);
  await post(CHEER, 0);
  begin(NEWS);
  await site.ask(
    'mutation ($input: SendBreakingNewsInput!) { sendBreakingNews(input: $input) { news { id } } }',
    { input: { headline: NEWS } },
    site.admin,
  );
  await plays(early).getByText(TOUCHDOWN).first().waitFor();
  // Whatever they do in the meantime.
  await late.page.reload();
  await chip(late).waitFor();
  await late.page.goto('/fan-zone?tab=game-chat');
  await cut();
  await late.page.goto('/home');
  await late.page.goto(GAME);
  await plays(late).getByText(TOUCHDOWN).first().waitFor();
  const firstSeen = async (words: string) => {
    await late.page.waitForFunction(
      ([key, name]) => (sessionStorage.getItem(key) ?? '').includes(name),
      [STORED, words] as const,
    );
    return (await seen.of(late.page, words))!;
  };
  const delayOf = async (words: string) => (await firstSeen(words)) - begun[words]!;
  for (const each of [TOUCHDOWN, CHEER, NEWS])
    expect([each, (await delayOf(each)) >= BEHIND * SECOND]).toEqual([each, true]);

  // Then the play is overturned, and a fan who is late as well writes at once.
  const { id } = await lastPlay();
  begin(OVERTURNED);
  await site.ask(
    'mutation ($input: CorrectPlayInput!) { correctPlay(input: $input) { play { id } } }',
    { input: { playId: id, position: entries++, isOverturned: true, reason: 'REVIEW' } },
    site.admin,
  );
  await post(LATE_CHEER, 1, BEHIND);
  await plays(early).locator('del').first().waitFor();
  await plays(late).locator('del').first().waitFor();
  expect(await delayOf(OVERTURNED)).toBeGreaterThanOrEqual(BEHIND * SECOND);
  expect(await firstSeen(LATE_CHEER)).toBeLessThanOrEqual(await firstSeen(OVERTURNED));

  // The delay ends with its game.
  await enter({ kind: 'GAME_END' });
  await chip(late).waitFor({ state: 'detached' });
  expect(await late.page.evaluate(() => localStorage.getItem('stream-delay'))).toBeNull();
  // Where the connection was cut, the browser of the other one says so.
  expectQuiet(early);
  await Promise.all([early, late].map(({ context }) => context.close()));
});

test('who hides scores sees nothing of a game on any page, until they reveal it', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await fan.context.addInitScript(() =>
    localStorage.setItem('podcast-settings', JSON.stringify({ spoilerMode: true })),
  );
  const words = [TOUCHDOWN, CHEER, OVERTURNED, '0–0', 'to 0'];
  const seen = await watchFor(fan.context, words);
  for (const path of ['/home', '/fan-zone?tab=game-chat', '/schedule', '/news', GAME]) {
    await fan.page.goto(path);
    await bar(fan).getByRole('button', { name: 'Reveal' }).waitFor();
    await fan.page.waitForLoadState('networkidle');
  }
  for (const each of words)
    expect([each, await seen.of(fan.page, each)]).toEqual([each, undefined]);
  await fan.page.getByRole('button', { name: 'Reveal this game' }).click();
  await fan.page.locator('del').first().waitFor();
  expectQuiet(fan);
  await fan.context.close();
});

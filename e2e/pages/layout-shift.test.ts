import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { type Fan, newFan } from '../support/fan.ts';
import { delayResponses, type Kind, KINDS, painted } from '../support/delayed-responses.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';

/** So much may move while a page comes, in shares of the window. */
const MOST = 0.01;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite(USUAL_NOW, { RATE_LIMITS: 'off', SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const orders = (kinds: readonly Kind[]): Kind[][] =>
  kinds.length === 0
    ? [[]]
    : kinds.flatMap((first) =>
        orders(kinds.filter((kind) => kind !== first)).map((rest) => [first, ...rest]),
      );

/** Every three of an order, as they follow each other. */
const threes = (order: readonly Kind[]): string[] =>
  order.flatMap((one, at) =>
    order
      .slice(at + 1)
      .flatMap((two, on) => order.slice(at + on + 2).map((three) => `${one} ${two} ${three}`)),
  );

/** The few orders in which any three kinds come in every order: what moves depends on no more of them. */
function fewOrders(): Kind[][] {
  const all = orders(KINDS);
  const left = new Set(all.flatMap(threes));
  const newIn = (order: readonly Kind[]) => threes(order).filter((three) => left.has(three)).length;
  const chosen: Kind[][] = [];
  while (left.size > 0) {
    const best = all.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    chosen.push(best);
    for (const three of threes(best)) left.delete(three);
  }
  return chosen;
}

async function visitor(width: number): Promise<Fan> {
  const fan = await newFan(browser, site.url, { width, height: 844, isOldEnough: true });
  await withoutOtherSites(fan, site.url);
  await watchShifts(fan.page);
  return fan;
}

/** Resolves once the page is interactive and no longer the server's HTML. */
const isAlive = (page: Page) =>
  page.locator('body:not(:has(#root[data-holds], #root > [data-drawn]))').waitFor();

/** What moved until the page had all it asks for, if it was too much. */
async function movesOf({ page }: Fan, how: string) {
  await isAlive(page);
  await page.locator('#main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await painted(page);
  const { sum, shifts } = await shiftsOf(page);
  return sum > MOST ? [{ how, sum, shifts }] : [];
}

/** Opens a page and lets what it waits for come in this order. */
async function openInOrder(fan: Fan, path: string, order: readonly Kind[]) {
  const release = await delayResponses(fan.page);
  await fan.page.goto(path, { waitUntil: 'commit' });
  for (const kind of order) await release(kind);
  return movesOf(fan, order.join(', '));
}

/**
 * What moves on a page in each of these orders, each in a window of its own. Two at a time, as they mostly wait for a
 * quiet network.
 */
async function movesInOrders(path: string, orders: readonly (readonly Kind[])[], turn = 0) {
  const moves: Awaited<ReturnType<typeof movesOf>> = [];
  const rest = orders.entries();
  const walk = async () => {
    for (const [index, order] of rest) {
      const fan = await visitor(widthOf(turn + index));
      moves.push(...(await openInOrder(fan, path, order)));
      await fan.context.close();
    }
  };
  await Promise.all([walk(), walk()]);
  return moves;
}

/** A phone and a desktop take turns, so that everything comes on both but not each with all the rest. */
const widthOf = (turn: number) => (turn % 2 === 0 ? 390 : 1280);

test('nothing moves on home, in whichever order its parts come', async () => {
  expect(await movesInOrders('/home', fewOrders())).toEqual([]);
}, 180_000);

const first = async (pattern: RegExp) =>
  pattern.exec(await (await fetch(`${site.url}/sitemap.xml`)).text())![0];

/** The other public pages, by how they are reached. */
const ROUTES: readonly (readonly [what: string, path: () => Promise<string> | string])[] = [
  ['landing', () => '/'],
  ['articles', () => '/articles'],
  ['an article', () => first(/\/articles\/\d+/)],
  ['shows', () => '/shows'],
  ['a show', () => first(/\/shows\/\d+/)],
  ['podcast', () => '/podcast'],
  ['an episode', () => first(/\/podcast\/\d+/)],
  ['schedule', () => '/schedule'],
  ['contact', () => '/contact-us'],
];

/** Each kind is the last to come once. */
const SOME_ORDERS = KINDS.map((last) => [...KINDS.filter((kind) => kind !== last), last]);

test.each(ROUTES.map(([what, pathOf], turn) => ({ what, pathOf, turn })))(
  'on $what nothing moves, whichever of its parts comes last',
  async ({ pathOf, turn }) => {
    expect(await movesInOrders(await pathOf(), SOME_ORDERS, turn)).toEqual([]);
  },
  90_000,
);

test('nothing moves in the Huddle, as a member sees it', async () => {
  const moves = [];
  const fan = await visitor(1280);
  await newMember(fan, 'Mia Mover');
  for (const [index, order] of SOME_ORDERS.entries()) {
    await fan.page.setViewportSize({ width: widthOf(index), height: 844 });
    moves.push(...(await openInOrder(fan, '/fan-zone', order)));
    await fan.page.unrouteAll();
    // What a page was loaded with is not asked for again.
    const devtools = await fan.context.newCDPSession(fan.page);
    await devtools.send('Network.clearBrowserCache');
  }
  expect(moves).toEqual([]);
});

test('nothing moves where the processor is busy', async () => {
  const moves = [];
  const pages = [() => '/home', ...ROUTES.map(([, pathOf]) => pathOf)];
  for (const [index, pathOf] of pages.entries()) {
    const path = await pathOf();
    const fan = await visitor(widthOf(index));
    const devtools = await fan.context.newCDPSession(fan.page);
    const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await slowDown(6);
    await fan.page.goto(path, { waitUntil: 'commit' });
    await isAlive(fan.page);
    // The browser slows a page down by keeping the processor busy, also while the page waits for nothing.
    await slowDown(1);
    moves.push(...(await movesOf(fan, path)));
    await fan.context.close();
  }
  expect(moves).toEqual([]);
}, 180_000);

test('fonts that come in time are used at once, late ones from the next page on', async () => {
  const used = 'html[data-fonts=used]';
  const quick = await visitor(1280);
  // No frame is drawn before the fonts are there, however busy the machine is.
  await quick.page.clock.install();
  await quick.page.clock.pauseAt(Date.now() + 1000);
  await quick.page.goto('/home', { waitUntil: 'commit' });
  await quick.page.locator(used).waitFor();

  const slow = await visitor(1280);
  const release = await delayResponses(slow.page);
  await slow.page.goto('/home', { waitUntil: 'commit' });
  for (const kind of ['style', 'code', 'queries'] as const) await release(kind);
  await isAlive(slow.page);
  await release('fonts');
  await slow.page.locator('html[data-fonts=loaded]').waitFor();
  await slow.page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await slow.page.locator(used).waitFor();
});

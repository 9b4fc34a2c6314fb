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
}, 120_000);
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

const WIDTHS = [390, 1280];

test('nothing moves on home, in whichever order its parts come', async () => {
  const moves = [];
  for (const [index, order] of orders(KINDS).entries()) {
    const fan = await visitor(WIDTHS[index % WIDTHS.length]!);
    moves.push(...(await openInOrder(fan, '/home', order)));
    await fan.context.close();
  }
  expect(moves).toEqual([]);
}, 300_000);

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

test.each(ROUTES)(
  'on %s nothing moves, whichever of its parts comes last',
  async (_what, pathOf) => {
    const moves = [];
    const path = await pathOf();
    for (const width of WIDTHS)
      for (const order of SOME_ORDERS) {
        const fan = await visitor(width);
        moves.push(...(await openInOrder(fan, path, order)));
        await fan.context.close();
      }
    expect(moves).toEqual([]);
  },
  180_000,
);

test.each(WIDTHS)(
  'at %i px nothing moves in the Huddle, as a member sees it',
  async (width) => {
    const moves = [];
    const fan = await visitor(width);
    await newMember(fan, `Mia Mover ${width}`);
    for (const order of SOME_ORDERS) {
      moves.push(...(await openInOrder(fan, '/fan-zone', order)));
      await fan.page.unrouteAll();
      // What a page was loaded with is not asked for again.
      const devtools = await fan.context.newCDPSession(fan.page);
      await devtools.send('Network.clearBrowserCache');
    }
    expect(moves).toEqual([]);
  },
  180_000,
);

test.each(WIDTHS)(
  'at %i px nothing moves where the processor is busy',
  async (width) => {
    const moves = [];
    for (const pathOf of [() => '/home', ...ROUTES.map(([, pathOf]) => pathOf)]) {
      const path = await pathOf();
      const fan = await visitor(width);
      const devtools = await fan.context.newCDPSession(fan.page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await fan.page.goto(path, { waitUntil: 'commit' });
      moves.push(...(await movesOf(fan, path)));
      await fan.context.close();
    }
    expect(moves).toEqual([]);
  },
  180_000,
);

test('fonts that come in time are used at once, late ones from the next page on', async () => {
  const used = 'html[data-fonts=used]';
  const quick = await visitor(1280);
  await quick.page.goto('/home');
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
}, 90_000);

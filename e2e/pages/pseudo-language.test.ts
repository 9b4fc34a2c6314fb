import type { Browser } from 'playwright-core';
import { catalogue } from '../../schema/language/spanish.ts';
import { isStateCode } from '../../schema/places/states.ts';
import { enter, newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { textsApart } from '../support/built-files.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { said } from '../support/english-words.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { isUnsaid, pseudoCatalogue } from '../support/pseudo-language.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { openWhole, wholePage } from '../support/whole-page.ts';

/**
 * A third language: every text accented and a third longer. It takes the place of the Spanish file in this browser
 * alone, so it is not part of the site. A text without accents is not translated; one that is too wide breaks the page
 * in any long language.
 */

const ROUTES = [
  ...['/', '/home', '/articles?showAll=true', '/articles/1', '/schedule', '/contact-us'],
  ...['/advertise', '/settings', '/reset-password?token=any', '/no-such-page', '/fan-zone'],
  ...['/developers', '/accessibility', '/status', '/shows', '/shows/16', '/podcast', '/podcast/9'],
];
const ADMIN = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'a long orange one' };
/** As the site calls the account that it starts with, and a place as fans type it. */
const TYPED = new Set(['Admin', 'Colorado']);
const WIDTHS = [390, 320];

let site: ServedSite;
let browser: Browser;
/** As 'where: what'. */
let found: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', ...ADMIN }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(() => {
  found = [];
});

async function newReader(): Promise<Fan> {
  const fan = await newFan(browser, site.url, { width: 390, height: 6000, isOldEnough: true });
  await withoutOtherSites(fan, site.url);
  return fan;
}

/** What the files of texts export, each without texts. */
const NO_TEXTS = ['ADMIN', 'DEVELOPERS', 'GAME_DAY', 'SCOREKEEPING']
  .map((name) => `export const ${name} = {};`)
  .join('');

async function readPseudo({ context }: Fan) {
  await context.addInitScript(() => {
    localStorage.setItem('podcast-settings', JSON.stringify({ language: 'es' }));
  });
  await context.route(/\/spanish-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const catalogue = ${JSON.stringify(pseudoCatalogue(catalogue.tag))};`,
    }),
  );
  // The texts of single pages come after the catalogue, which has them already.
  const apart = new Set(textsApart());
  await context.route(
    ({ pathname }) => apart.has(pathname),
    (route) => route.fulfill({ contentType: 'text/javascript', body: NO_TEXTS }),
  );
}

async function look(fan: Fan, where: string) {
  const { page } = fan;
  for (const text of await said(page))
    if (isUnsaid(text) && !TYPED.has(text) && !isStateCode(text)) found.push(`${where}: ${text}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 6000 });
    for (const wide of await sidewaysOf(page)) found.push(`${where} at ${width} px: ${wide}`);
  }
}

async function lookAtTabs(fan: Fan) {
  for (const tab of await fan.page.getByRole('tab').all()) {
    await tab.click();
    await wholePage(fan);
    await look(fan, fan.page.url().slice(site.url.length));
  }
}

test('every page is translated into a third language, and its longer texts fit', async () => {
  const fan = await newReader();
  await readPseudo(fan);
  for (const path of ROUTES) {
    await openWhole(fan, path);
    await look(fan, path);
  }
  await openWhole(fan, '/fan-zone');
  await lookAtTabs(fan);
  expect(found).toEqual([]);
  expectQuiet(fan);
});

test('so do the pages of a member', async () => {
  const fan = await newReader();
  await newMember(fan, 'Mara Member');
  await readPseudo(fan);
  await openWhole(fan, '/profile');
  await look(fan, '/profile');
  await openWhole(fan, '/fan-zone');
  await lookAtTabs(fan);
  expect(found).toEqual([]);
  expectQuiet(fan);
});

test('and each tab of the dashboard', async () => {
  const fan = await newReader();
  const { page } = fan;
  await enter(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await readPseudo(fan);
  await openWhole(fan, '/admin');
  const section = page.locator('select').first();
  const tabs = await section
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(tabs).toContain('users');
  for (const tab of tabs) {
    await section.selectOption(tab);
    await wholePage(fan);
    await look(fan, `/admin?tab=${tab}`);
  }
  expect(found).toEqual([]);
  expectQuiet(fan);
});

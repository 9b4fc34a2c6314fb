import type { Browser } from 'playwright-core';
import { newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { hiddenFocus } from '../support/focus.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';
import { sidewaysOf } from '../support/sideways.ts';
import { openWhole, wholePage } from '../support/whole-page.ts';

/** Phones, upright. At their usual text size the longer texts of a third language are tried. */
const WIDTHS = [390, 320];
const ROUTES = [
  ...['/', '/articles?showAll=true', '/articles/1', '/schedule', '/contact-us', '/advertise'],
  ...[
    '/settings',
    '/reset-password?token=any',
    '/no-such-page',
    '/developers',
    '/accessibility',
    '/shows',
    '/shows/16',
    '/podcast',
    '/podcast/9',
  ],
  '/profile',
];

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // Its pages are opened faster than a person could.
    serveSite(USUAL_NOW, { RATE_LIMITS: 'wide' }),
    // Twice the usual size, as set in the browser.
    launchBrowser('--blink-settings=defaultFontSize=32'),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('a phone whose text is twice as large cuts nothing off, and its header goes away with the page', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 844 });
  const { page } = fan;
  const tooWide: string[] = [];
  for (const path of ['/fan-zone', '/schedule', '/reset-password?token=x', '/email/undo?token=x']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    if (path === '/fan-zone')
      await page
        .getByRole('region', { name: 'Fan mood' })
        .getByText(/\d\.\d/)
        .waitFor();
    for (const what of await sidewaysOf(page)) tooWide.push(`${path}: ${what}`);
  }
  expect(tooWide).toEqual([]);

  await page.goto('/articles?showAll=true');
  await page.getByRole('article').nth(1).waitFor();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.waitForFunction(
    () => document.querySelector('#navigation')!.getBoundingClientRect().bottom <= 0,
  );
  expectQuiet(fan);
});

async function tooWideAt({ page }: Fan): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 6000 });
    const where = `${page.url().slice(site.url.length)} at ${width} px`;
    for (const what of await sidewaysOf(page)) found.push(`${where}: ${what}`);
  }
  return found;
}

test('there no page and no tab of a member scrolls sideways, in the language of longer words', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 6000 });
  await withoutOtherSites(fan, site.url);
  await newMember(fan, 'Mara Miembro');
  await fan.context.addInitScript(() => {
    localStorage.setItem('podcast-settings', JSON.stringify({ language: 'es' }));
  });
  const tooWide: string[] = [];
  for (const path of ROUTES) {
    await openWhole(fan, path);
    tooWide.push(...(await tooWideAt(fan)));
  }
  await openWhole(fan, '/fan-zone');
  for (const tab of await fan.page.getByRole('tab').all()) {
    await tab.click();
    await wholePage(fan);
    tooWide.push(...(await tooWideAt(fan)));
  }
  expect(tooWide).toEqual([]);
  expectQuiet(fan);
});

test('on a phone on its side what has the focus is in view, between the header and the tabs', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true, width: 844, height: 390 });
  await withoutOtherSites(fan, site.url);
  await newMember(fan, 'Side Sam');
  const hidden: string[] = [];
  for (const path of ['/profile', '/settings', '/podcast']) {
    await openWhole(fan, path);
    await fan.page.locator('#main').focus();
    hidden.push(...(await hiddenFocus(fan.page)));
  }
  expect(hidden).toEqual([]);
  expectQuiet(fan);
});

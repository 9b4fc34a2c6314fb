import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite(USUAL_NOW),
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

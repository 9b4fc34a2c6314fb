import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { dialog } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** A visit with the keys listed on the sheet. */

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const press = async (...keys: string[]) => {
  for (const key of keys) await fan.page.keyboard.press(key);
};
const title = (name: string | RegExp) => fan.page.getByRole('heading', { level: 1, name });
const sheet = () => fan.page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Opens the sheet by its key. Keys pressed during hydration are lost, so it is pressed until it opens. */
async function openSheet() {
  while (!(await sheet().isVisible())) {
    await press('?');
    await fan.page.waitForTimeout(100);
  }
}

test('at the age gate no key of the site does anything', async () => {
  fan = await newFan(browser, site.url);
  await withoutOtherSites(fan, site.url);
  await fan.page.goto('/home');
  await fan.page.getByRole('button', { name: 'Enter' }).waitFor();
  await press('?', '/', 'Control+k', 'g', 'a');
  await fan.page.getByLabel('Month').focus();
  expect(await sheet().count()).toBe(0);
  expect(await fan.page.getByRole('searchbox').count()).toBe(0);
  expect(new URL(fan.page.url()).pathname + new URL(fan.page.url()).search).toBe('/home');
});

test('a visitor goes from page to page, through articles and comments, and turns the keys off', async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
  await withoutOtherSites(fan, site.url);
  const { page } = fan;
  await page.goto('/schedule');
  await openSheet();
  await press('g', 'h', 'Escape');
  await sheet().waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/schedule');

  // From page to page: each time the title has the focus, and is the window's title.
  await press('g', 'h');
  await page.waitForURL('/home');
  await holdsFocus(page.locator('h1'));
  await press('g', 'a');
  await page.waitForURL('/articles?showAll=true');
  await holdsFocus(title('Articles'));
  await page.waitForFunction(() => document.title.startsWith('Articles'));
  await press('g', 'f');
  await dialog(fan).getByText('Broncos Fans Only').waitFor();
  await press('Escape');
  await holdsFocus(title('Articles'));

  // Through the list, over two months of it, and back.
  const links = page.locator('#main article h2 a, #main article h4 a');
  for (const place of [0, 1, 2, 3]) {
    await press('j');
    await holdsFocus(links.nth(place));
  }
  const { y } = (await links.nth(3).boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(900);
  await press('k', 'k', 'k', 'k', 'k');
  await holdsFocus(links.first());
  const name = (await links.first().textContent())!;
  await press('Enter');
  await holdsFocus(title(name));

  // Through the comments. What takes a member asks to sign in, and gives the focus back.
  await press('End');
  await page.locator('#comments-title').focus();
  const comments = page.getByRole('log', { name: 'Comments' }).getByRole('listitem');
  await press('j', 'j');
  await holdsFocus(comments.nth(1));
  for (const key of ['l', 'r']) {
    await press(key);
    await dialog(fan).getByLabel('Email').waitFor();
    await press('Escape');
    await holdsFocus(comments.nth(1));
  }
  await press('Control+k');
  await holdsFocus(dialog(fan).getByRole('searchbox'));
  await page.keyboard.type('?/jg');
  expect(await dialog(fan).getByRole('searchbox').inputValue()).toBe('?/jg');
  await press('Escape');
  await holdsFocus(comments.nth(1));

  // Off, and by the settings on again.
  await openSheet();
  await press('Space', 'Escape');
  await sheet().waitFor({ state: 'detached' });
  await press('j', 'g', 'h', '?');
  await holdsFocus(comments.nth(1));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await sheet().getByRole('switch', { checked: false }).waitFor();
  await sheet().getByRole('switch').check();
  await press('Escape');
  await sheet().waitFor({ state: 'detached' });
  await press('/');
  await holdsFocus(dialog(fan).getByRole('searchbox'));
});

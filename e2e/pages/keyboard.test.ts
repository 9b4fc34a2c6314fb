import type { Browser, Locator } from 'playwright-core';
import { dialog, header } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** Whole visits without a mouse. */

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // All the fans of these stories share one address.
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
  await withoutOtherSites(fan, site.url);
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const press = async (...keys: string[]) => {
  for (const key of keys) await fan.page.keyboard.press(key);
};
const type = (text: string) => fan.page.keyboard.type(text);

/** Goes on with Tab until the place has the focus. */
async function tabTo(place: Locator, key = 'Tab') {
  await place.waitFor();
  for (let steps = 0; steps < 80; steps++) {
    await press(key);
    if (await place.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${String(place)} was not reached with ${key}`);
}

test('a visitor skips to the show and plays it, unfolds the schedule, and is asked to sign in for a question', async () => {
  const { page } = fan;
  await page.goto('/home');
  await tabTo(page.getByRole('link', { name: 'Skip to live show' }));
  await press('Enter');
  await holdsFocus(page.locator('#live-video'));
  await tabTo(page.locator('#live-video').getByRole('button', { name: /^Play: / }));
  await press('Enter');
  await holdsFocus(page.locator('#live-video iframe'));

  await page
    .locator('#sponsor-spotlight, [aria-label="Sponsor spotlight"]')
    .scrollIntoViewIfNeeded();
  await page.getByLabel('Your question').waitFor();
  await tabTo(page.getByLabel('Your question'));
  await type('Why not go for it?');
  await tabTo(page.getByRole('button', { name: 'Submit question' }));
  await press('Enter');
  await holdsFocus(dialog(fan).getByLabel('Email'));
  await press('Escape');
  await holdsFocus(page.getByRole('button', { name: 'Submit question' }));

  await tabTo(page.locator('#schedule-section summary'));
  await press('Space');
  await page.locator('#schedule-section').getByText('Halftime Live Show').waitFor();
});

test('a visitor searches, reads, shares and comes back to where the search was opened', async () => {
  const { page } = fan;
  await page.goto('/schedule');
  await tabTo(header(fan).getByRole('button', { name: 'Search' }));
  await press('Enter');
  await holdsFocus(dialog(fan).getByRole('searchbox'));
  await type('anatomy');
  const result = dialog(fan).getByRole('link', { name: 'Anatomy of a 14-play drive' });
  await tabTo(result);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Anatomy of a 14-play drive' }).waitFor();
  await dialog(fan).waitFor({ state: 'detached' });

  const share = page.getByRole('button', { name: 'Share' }).first();
  await tabTo(share);
  await press('Enter');
  await holdsFocus(page.getByRole('menuitem').first());
  await press('End');
  await holdsFocus(page.getByRole('menuitem', { name: 'Instagram' }));
  await press('Escape');
  await holdsFocus(share);
});

test('a fan signs up from The Huddle, changes tabs and signs out', async () => {
  const { page } = fan;
  await page.goto('/schedule');
  await tabTo(page.getByRole('navigation', { name: 'Main' }).getByText('The Huddle'));
  await press('Enter');
  await holdsFocus(dialog(fan).getByRole('button', { name: 'Sign Up' }));
  await press('Enter');
  await holdsFocus(dialog(fan).getByLabel('Name'));
  await type('Kay Board');
  await press('Tab');
  await type('kay.board@example.org');
  await press('Tab');
  await type('orange crush');
  await tabTo(dialog(fan).getByLabel('Confirm Password'));
  await type('orange crush');
  await tabTo(dialog(fan).getByLabel('Country'));
  await type('Ice');
  expect(await dialog(fan).getByLabel('Country').inputValue()).toBe('Iceland');
  await press('Tab', 'Enter');
  await page.waitForURL('/fan-zone');
  await dialog(fan).waitFor({ state: 'detached' });

  await tabTo(page.getByRole('tab', { selected: true }));
  await press('End');
  await page.waitForURL('/fan-zone?tab=game-chat');
  const corner = header(fan).getByRole('button', { name: 'Account of Kay Board' });
  await tabTo(corner, 'Shift+Tab');
  await press('Enter');
  await page.locator('[role=menu]:focus, [role=menu] :focus').waitFor();
  await press('End');
  await holdsFocus(page.getByRole('menuitem', { name: 'Sign out' }));
  await press('Enter');
  await header(fan).getByRole('button', { name: 'Sign In' }).waitFor();
  await holdsFocus(page.locator('#main'));
});

test('on a small window the menu opens, leads on and gives the focus back', async () => {
  const { page } = fan;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/schedule');
  const more = page.getByRole('button', { name: 'More' });
  await tabTo(more, 'Shift+Tab');
  await press('Enter');
  await dialog(fan).getByRole('link', { name: 'Podcast' }).waitFor();
  await press('Escape');
  await holdsFocus(more);
  await press('Enter');
  await tabTo(dialog(fan).getByRole('link', { name: 'Podcast' }));
  await press('Enter');
  await holdsFocus(page.locator('#episodes'));
});

test('arrow keys move through tabs; a dialog traps the focus until Escape restores it', async () => {
  const { page } = fan;
  await page.goto('/fan-zone');
  await page.getByRole('tab', { name: 'Photos' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Check-in', selected: true }).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('tab', { name: 'Game Chat', selected: true }).waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'Photos', selected: true }).waitFor();
  await holdsFocus(page.getByRole('tab', { name: 'Photos' }));

  await page.locator('#navigation').getByRole('button', { name: 'Sign In' }).focus();
  await page.keyboard.press('Enter');
  await dialog(fan).waitFor();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press(step < 9 ? 'Tab' : 'Shift+Tab');
    expect(await dialog(fan).evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog(fan).waitFor({ state: 'detached' });
  // The opener gets the focus in a task after the dialog was removed.
  await page.locator('button:focus', { hasText: 'Sign In' }).waitFor();
});

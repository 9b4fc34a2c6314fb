import type { Browser, Locator, Page } from 'playwright-core';
import { AGE_RECORD_KEY } from '../../schema/age-gate.ts';
import { USER_KEY } from '../../schema/site/device.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { delayScripts } from '../support/delayed-scripts.ts';
import { addressInNewTab } from '../support/new-tab.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

// The page as the server drew it, until the app takes it over. Without it: first-document.test.ts.
const NOW = '2025-11-20T19:00:00Z';

let site: ServedSite;
let browser: Browser;
const fans: Fan[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(NOW), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(async () => {
  expectQuiet(...fans);
  await Promise.all(fans.splice(0).map(({ context }) => context.close()));
});

async function open(options: Parameters<typeof newFan>[2] = {}): Promise<Page> {
  const fan = await newFan(browser, site.url, options);
  fans.push(fan);
  return fan.page;
}

/** Lets the page be without its scripts, as it is while they are on the way. */
const withoutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort('aborted'));

test('who has passed sees the page before any script; a press is done as soon as the app is there', async () => {
  const page = await open({ isOldEnough: true });
  const letThrough = await delayScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [data-drawn]');
  await drawn.locator('#live-video-title').waitFor();
  const articles = drawn.locator('#articles h3');
  await articles.nth(2).waitFor();
  const titles = await articles.allTextContents();
  expect(titles).toHaveLength(3);
  // Only the last is meant.
  await drawn.getByRole('link', { name: 'Schedule' }).first().click();
  await drawn.getByRole('button', { name: 'Search' }).first().click();
  expect(await page.locator('dialog, [role=dialog]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/home');

  const main = await drawn.locator('#main').elementHandle();
  letThrough();
  await drawn.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(await page.locator('#articles h3').allTextContents()).toEqual(titles);
  const moments = await page
    .locator('#main time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  for (const moment of moments) expect(moment).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/);
  // It was hydrated without changes.
  expect(await main.evaluate((element) => element.isConnected)).toBe(true);
});

test('a tab, a link and a setting that were pressed before the app was there', async () => {
  const page = await open({ isOldEnough: true });
  const early = async (path: string, press: (drawn: Locator) => Promise<void>) => {
    const letThrough = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const drawn = page.locator('#root > [data-drawn]');
    await drawn.locator('h1').waitFor();
    await press(drawn);
    letThrough();
    await drawn.waitFor({ state: 'detached' });
  };
  await early('/fan-zone', (drawn) => drawn.getByRole('tab', { name: 'Leaderboards' }).click());
  await page.getByRole('tab', { name: 'Leaderboards', selected: true }).waitFor();
  await early('/home', (drawn) => drawn.getByRole('link', { name: 'Schedule' }).first().click());
  await page.waitForURL('/schedule');
  const elsewhere = await addressInNewTab(page, () =>
    early('/home', (drawn) =>
      drawn
        .getByRole('link', { name: 'Schedule' })
        .first()
        .click({ modifiers: ['Control'] }),
    ),
  );
  expect(elsewhere.pathname).toBe('/schedule');
  expect(new URL(page.url()).pathname).toBe('/home');
  const spoilers = page.getByLabel('Spoiler mode');
  await early('/settings', (drawn) => drawn.getByLabel('Spoiler mode').click());
  await spoilers.and(page.locator(':checked')).waitFor();
});

test('the photos and the mood of The Huddle are in the document', async () => {
  const page = await open({ isOldEnough: true });
  await withoutScripts(page);
  await page.goto('/fan-zone', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [data-drawn]');
  await drawn.locator('a[id^=photo-]').nth(5).waitFor();
  expect(await drawn.getByRole('region', { name: 'Fan mood' }).textContent()).toMatch(/\d\.\d/);
  fans.at(-1)?.complaints.splice(0);
});

test('a picture that fails to load delays nothing', async () => {
  const page = await open({ isOldEnough: true });
  await page.clock.install();
  await page.route('**/uploads/**', () => undefined);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.locator('#root > [data-drawn] #live-video-title').waitFor();
  await page.clock.fastForward(3000);
  await page.locator('#root > [data-drawn]').waitFor({ state: 'detached' });
  await page.locator('#root:not([data-holds])').waitFor();
});

test('where nothing is drawn the client is asked for before any picture is there', async () => {
  const page = await open({ isOldEnough: true });
  await page.addInitScript(() => {
    localStorage.setItem('auth_user', JSON.stringify({ id: 1 }));
    // No time passes here.
    Object.assign(window, { setTimeout: () => 0 });
  });
  await page.route(/\/uploads\/|\.css$/, () => undefined);
  const entry = page.waitForRequest(/\/assets\/index-[^/]*\.js$/);
  await page.goto('/home', { waitUntil: 'commit' });
  await entry;
});

describe('what changes while the app is on the way', () => {
  const member = { id: 1, name: 'Ann Orange' };

  /** The page as it waits for the app, and what lets the app through. */
  async function early(path: string, isSignedIn = false) {
    const page = await open({ isOldEnough: true });
    if (isSignedIn)
      await page.addInitScript(([key, user]) => localStorage.setItem(key, JSON.stringify(user)), [
        USER_KEY,
        member,
      ] as const);
    const letThrough = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const root = isSignedIn ? '#root[data-holds=frame]' : '#root > [data-drawn] h1';
    await page.locator(root).first().waitFor({ state: 'attached' });
    return { page, letThrough };
  }

  test.each([false, true])(
    'the age record: the gate takes the place of the page (member: %s)',
    async (isSignedIn) => {
      const { page, letThrough } = await early('/home', isSignedIn);
      await page.evaluate((key) => sessionStorage.removeItem(key), AGE_RECORD_KEY);
      letThrough();
      await page.getByRole('dialog', { name: 'Age Verification' }).waitFor();
      expect(await page.locator('#main').count()).toBe(0);
    },
  );

  test('who is signed in: the page is drawn anew for the member', async () => {
    const { page, letThrough } = await early('/home');
    const main = await page.locator('#main').elementHandle();
    const confirmed = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('"RestoreSession"')),
    );
    await page.evaluate(([key, user]) => localStorage.setItem(key, JSON.stringify(user)), [
      USER_KEY,
      member,
    ] as const);
    letThrough();
    await confirmed;
    await page.locator('#articles h3').nth(2).waitFor();
    expect(await main.evaluate((element) => element.isConnected)).toBe(false);
  });
});

test('an app that cannot be had leaves what was drawn', async () => {
  const page = await open({ isOldEnough: true });
  await page.route('**/assets/app-*.js', (route) => route.abort());
  const broken = page.waitForEvent('pageerror');
  await page.goto('/home', { waitUntil: 'commit' });
  await broken;
  await page.locator('#root > [data-drawn] #live-video-title').waitFor();
  fans.at(-1)?.complaints.splice(0);
});

test.each([
  ['auth_user', { id: 1, name: 'Mia' }],
  ['podcast-settings', { spoilerMode: true }],
  ['podcast-settings', { timeZone: 'ET' }],
])('what is drawn for visitors is not shown to whom it does not fit: %s %j', async (key, value) => {
  const page = await open({ isOldEnough: true });
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name!, text!),
    [key, JSON.stringify(value)],
  );
  await withoutScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByText('Orange Weekly', { exact: true }).waitFor();
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet);
  });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('#root > [data-drawn]').count()).toBe(0);
  expect(await page.getByText('Loading the page').count()).toBe(1);
  fans.at(-1)?.complaints.splice(0);
});

import type { Browser, Locator, Page } from 'playwright-core';
import { AGE_RECORD_KEY } from '../schema/age-gate.ts';
import { launchBrowser } from './support/browser.ts';
import { neededAtOnce } from './support/built-files.ts';
import { expectQuiet, type Fan, newFan, passAgeGate } from './support/fan.ts';
import { type ServedSite, serveSite } from './support/served-site.ts';

const NOW = '2025-11-20T19:00:00Z';
const ROUTES = [
  '/',
  '/home',
  '/articles',
  '/articles/1',
  '/schedule',
  '/contact-us',
  '/developers',
  '/accessibility',
  '/advertise',
  '/settings',
  '/fan-zone',
];

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

test('the gate is painted before any script has arrived, and what is chosen then stays chosen', async () => {
  const page = await open({ width: 360 });
  let letThrough = () => {};
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', (route) => waits.then(() => route.continue()));
  await page.goto('/home', { waitUntil: 'commit' });
  const gate = page.getByRole('dialog', { name: 'Age Verification' });
  await gate.waitFor();
  expect(await page.getByText('BOURBON, BRONCOS & NO B.S.').isVisible()).toBe(true);
  expect(await page.locator('#main, header, nav, article, footer, img').count()).toBe(0);
  await page.getByLabel('Month').selectOption('June');
  await page.getByLabel('Day').selectOption('15');
  // Pressed too early, the button loses nothing.
  await page.getByRole('button', { name: 'Enter' }).click();
  expect(await page.getByLabel('Month').inputValue()).toBe('6');

  letThrough();
  await page.getByLabel('Year').selectOption('1985');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.locator('#main').waitFor();
});

test('without JavaScript there is the title, what the page is about, and why no more', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/schedule');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    'Show Schedule',
  ]);
  const [about, why] = await page.locator('noscript p').all();
  expect(await about?.isVisible()).toBe(true);
  expect(await why?.textContent()).toContain('needs JavaScript');
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
  await context.close();
});

test('who has passed sees the page before any script; a press is done as soon as the app is there', async () => {
  const page = await open({ isOldEnough: true });
  let letThrough = () => {};
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', (route) => waits.then(() => route.continue()));
  await page.goto('/home', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [data-drawn]');
  await drawn.locator('#live-video-title').waitFor();
  const articles = drawn.locator('#articles h3');
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
  // It was taken over as it stood.
  expect(await main.evaluate((element) => element.isConnected)).toBe(true);
});

test('a tab, a link and a setting that were pressed before the app was there', async () => {
  const page = await open({ isOldEnough: true });
  const early = async (path: string, press: (drawn: Locator) => Promise<void>) => {
    let letThrough = () => {};
    const waits = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/*.js', (route) => waits.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    const drawn = page.locator('#root > [data-drawn]');
    await drawn.locator('h1').waitFor();
    await press(drawn);
    letThrough();
    await drawn.waitFor({ state: 'detached' });
    await page.unroute('**/*.js');
  };
  await early('/fan-zone', (drawn) => drawn.getByRole('tab', { name: 'Leaderboards' }).click());
  await page.getByRole('tab', { name: 'Leaderboards', selected: true }).waitFor();
  await early('/home', (drawn) => drawn.getByRole('link', { name: 'Schedule' }).first().click());
  await page.waitForURL('/schedule');
  const spoilers = page.getByLabel('Spoiler mode');
  await early('/settings', (drawn) => drawn.getByLabel('Spoiler mode').click());
  await spoilers.and(page.locator(':checked')).waitFor();
});

test('the photos of The Huddle, and how its fans feel, stand in the document', async () => {
  const page = await open({ isOldEnough: true });
  await withoutScripts(page);
  await page.goto('/fan-zone', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [data-drawn]');
  await drawn.locator('a[id^=photo-]').first().waitFor();
  expect(await drawn.locator('a[id^=photo-]').count()).toBeGreaterThan(5);
  expect(await drawn.getByRole('region', { name: 'Fan mood' }).textContent()).toMatch(/\d\.\d/);
  fans.at(-1)?.complaints.splice(0);
});

test('a picture that does not come holds nobody up', async () => {
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

test('an app that cannot be had leaves what was drawn', async () => {
  const page = await open({ isOldEnough: true });
  await page.route('**/assets/app-*.js', (route) => route.abort());
  const broken = page.waitForEvent('pageerror');
  await page.goto('/home', { waitUntil: 'commit' });
  await broken;
  expect(await page.locator('#root > [data-drawn] #live-video-title').isVisible()).toBe(true);
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

test('an old record, or that of somebody too young, is no way around the gate', async () => {
  const page = await open();
  const eightHours = 8 * 60 * 60 * 1000;
  for (const record of [
    { verified: true, age: 40, timestamp: Date.now() - eightHours },
    { verified: true, age: 40, timestamp: Date.now() + eightHours },
    { verified: false, age: 20, timestamp: Date.now() },
  ]) {
    await page.addInitScript(
      ([key, text]) => sessionStorage.setItem(key!, text!),
      [AGE_RECORD_KEY, JSON.stringify(record)],
    );
    await page.goto('/home');
    const answer = record.verified ? 'Age Verification' : 'Access Restricted';
    await page.getByRole('heading', { name: answer }).waitFor();
    expect(await page.locator('#main').count()).toBe(0);
  }
});

describe('behind the gate', () => {
  test.each(ROUTES)(
    '%s is taken over as the server drew it, with every script and style sheet named in the HTML',
    async (path) => {
      const page = await open({ isOldEnough: true });
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          const drawn = document.querySelector('#root > [data-drawn] #main');
          if (!drawn) return;
          drawn.toggleAttribute('data-from-server');
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const response = await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await page.locator('#main[data-from-server]').count()).toBe(1);
      const html = await response!.text();
      const code = asked.filter((name) => /\.(js|css)$/.test(name));
      expect(code.length).toBeGreaterThan(2);
      const missing = code.filter((name) => !html.includes(name));
      // What is imported by and by comes after the first view: toasts, the live connection, news that come by it.
      expect(missing.filter((name) => neededAtOnce(html).has(name))).toEqual([]);
    },
  );

  test('nothing on home moves once it is there, and no answer has to be waited for', async () => {
    const page = await open({ width: 360, height: 740, isOldEnough: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/graphql', () => {});
    await page.goto('/home');
    await page.getByRole('heading', { name: 'Latest articles' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  });
});

test('a script or a text that becomes markup is refused, and nothing of ours needs either', async () => {
  const page = await open();
  const response = await page.goto('/home');
  const policy = response!.headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types structured-data");
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
    } catch (error) {
      return (error as Error).name;
    }
    return 'nothing';
  });
  expect(refused).toBe('TypeError');
  fans.at(-1)?.complaints.splice(0);
  // From here on everything that complains fails the test: pages, dialogs, menus, a player.
  await passAgeGate(fans.at(-1)!);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  for (const name of ['Articles', 'About Us', 'Advertise', 'Settings'])
    await page.getByRole('link', { name, exact: true }).first().click();
});

test('at the gate a device that turns dark is followed without a reload', async () => {
  const page = await open();
  await page.goto('/home');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  }
});

test('while the gate is read, what lies behind it is fetched', async () => {
  const page = await open();
  await page.goto('/schedule');
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['app', 'schedule-page'].every((part) =>
      loaded.some((name) => name.includes(`/assets/${part}-`)),
    );
  });
  const before: string[] = [];
  page.on('request', (request) => before.push(request.url()));
  await passAgeGate(fans.at(-1)!);
  await page.getByRole('heading', { level: 1, name: 'Show Schedule' }).waitFor();
  expect(before.filter((url) => /\/(app|schedule-page)-[^/]*\.js$/.test(url))).toEqual([]);
});

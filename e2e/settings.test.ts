import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { expectQuiet, type Fan, newFan } from './support/fan.ts';
import { type ServedSite, serveSite } from './support/served-site.ts';

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
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const control = (name: string | RegExp) => fan.page.getByLabel(name, { exact: true });
const style = (property: 'fontSize' | 'backgroundColor' | 'color') =>
  fan.page.evaluate((name) => getComputedStyle(document.body)[name], property);
const bar = () => fan.page.getByRole('region', { name: 'Game status' });

test('what is set is seen at once, also in another tab, and after a reload', async () => {
  const other = await fan.context.newPage();
  await other.goto('/schedule');
  await other.getByText(/7:00 PM MT$/).waitFor();
  await fan.page.goto('/settings');
  await bar().getByText('8–2').waitFor();

  await control(/^Text size/).fill('24');
  expect(await style('fontSize')).toBe('24px');
  await control('Dark').check();
  const dark = await style('backgroundColor');
  await control('High contrast').check();
  expect(await style('backgroundColor')).not.toBe(dark);
  await control('Spoiler mode').check();
  await bar().getByRole('button', { name: 'Reveal' }).waitFor();
  expect(await bar().innerText()).not.toContain('8–2');
  await control('Time zone').selectOption('ET');
  await bar().getByText('(4:25 PM ET)').waitFor();
  await other.getByText('(9:00 PM ET)').waitFor();

  await fan.page.reload();
  await control('Dark').waitFor();
  expect(await style('fontSize')).toBe('24px');
  expect(await control('Time zone').inputValue()).toBe('ET');
});

test('a test notification is shown once the browser allows it, and saving is confirmed', async () => {
  await fan.context.grantPermissions(['notifications'], { origin: site.url });
  await fan.page.addInitScript(() => {
    const shown: string[] = [];
    const Native = Notification;
    class Watched extends Native {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Watched, shown });
  });
  await fan.page.goto('/settings');
  await fan.page.getByRole('button', { name: 'Test Notification' }).click();
  await fan.page.getByText('Test notification sent').waitFor();
  expect(await fan.page.evaluate(() => Reflect.get(window, 'shown') as unknown)).toEqual([
    'Test notification',
  ]);

  // Whether the browser then finds a push service is not the site's affair; the worker is there.
  const push = fan.page.getByLabel('Also while the site is closed');
  await push.click();
  await fan.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await fan.page.locator('input:not([aria-busy])').and(push).waitFor();

  const said: string[] = [];
  fan.page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await fan.page.getByRole('button', { name: 'Save Settings' }).click();
  await fan.page.getByText('Settings saved successfully!').waitFor();
  expect(said).toEqual(['Settings saved successfully!']);
});

import type { Browser } from 'playwright-core';
import { NOTICE_TEXTS } from '../../schema/news/notices.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

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
  fan = await newFan(browser, site.url, { isOldEnough: true, hasWorker: true });
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const control = (name: string | RegExp) => fan.page.getByLabel(name, { exact: true });
const becomes = (property: 'fontSize' | 'backgroundColor', value: string) =>
  fan.page.waitForFunction(([name, wanted]) => getComputedStyle(document.body)[name] === wanted, [
    property,
    value,
  ] as const);
const bar = () => fan.page.getByRole('region', { name: 'Game status' });

test('what is set is seen at once, also in another tab, and after a reload', async () => {
  const other = await fan.context.newPage();
  await other.goto('/schedule');
  await other.getByText(/7:00 PM MT$/).waitFor();
  await fan.page.goto('/settings');
  await bar().getByText('8–2').waitFor();

  await control(/^Text size/).fill('24');
  await becomes('fontSize', '24px');
  await control('Dark').check();
  await becomes('backgroundColor', 'rgb(6, 18, 31)');
  await control('High contrast').check();
  await becomes('backgroundColor', 'rgb(0, 0, 0)');
  await control('Spoiler mode').check();
  await bar().getByRole('button', { name: 'Reveal' }).waitFor();
  expect(await bar().innerText()).not.toContain('8–2');
  await control('Time zone').selectOption('ET');
  await bar().getByText('(4:25 PM ET)').waitFor();
  await other.getByText('(9:00 PM ET)').waitFor();

  await fan.page.reload();
  await control('Dark').waitFor();
  await becomes('fontSize', '24px');
  await control('Time zone').locator('option[value=ET]:checked').waitFor({ state: 'attached' });
});

test('a test notification is shown once the browser allows it, and saving is confirmed', async () => {
  await fan.context.grantPermissions(['notifications'], { origin: site.url });
  // A browser without a window shows none, and says no itself.
  await fan.page.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static permission = 'granted';
      constructor(title: string) {
        shown.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shown });
    // Nor is there a push service behind it.
    PushManager.prototype.subscribe = () => Promise.reject(new Error('No push service'));
  });
  await fan.page.goto('/settings');
  await fan.page.getByRole('button', { name: 'Test Notification' }).click();
  await fan.page.getByText('Test notification sent').waitFor();
  expect(await fan.page.evaluate(() => Reflect.get(window, 'shown') as unknown)).toEqual([
    'Test notification',
  ]);

  const push = fan.page.getByLabel('Even when the site is closed');
  await push.click();
  await fan.page.getByText(NOTICE_TEXTS.failed).waitFor();
  await push.and(fan.page.locator(':not(:checked)')).waitFor();
  // The worker itself is allowed by the site's own security policy.
  await fan.page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const said: string[] = [];
  fan.page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await fan.page.getByRole('button', { name: 'Save Settings' }).click();
  await fan.page.getByText('Settings saved successfully!').waitFor();
  expect(said).toEqual(['Settings saved successfully!']);
});

/** All that the page has shown since it was opened, frame by frame. */
async function watchWords({ page }: Fan): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const words = new Set<string>();
    Object.assign(window, { words });
    const look = () => {
      words.add((document.body as HTMLElement | null)?.innerText ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'words') as Set<string>)].join('\n'));
}

test('another language is spoken at once; the keyboard and the place that is read stay', async () => {
  const { page } = fan;
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/schedule');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await title('Settings');
  await control('Español').scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await control('English').focus();
  await page.keyboard.press('ArrowRight');
  await title('Ajustes');
  await holdsFocus(control('Español'));
  await page.waitForFunction((before) => window.scrollY === before, before);
  await page.waitForFunction(() => document.title.startsWith('Ajustes'));
  await page.keyboard.press('ArrowLeft');
  await title('Settings');
  await holdsFocus(control('English'));
  await control('Español').click();
  await title('Ajustes');

  const seen = await watchWords(fan);
  await page.reload();
  await title('Ajustes');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await seen()).not.toMatch(/Settings|Loading|Home/);
  expect(await control('Español').isChecked()).toBe(true);
});

test('the gate, too, is in the language of the visitor, and nothing of it was in another', async () => {
  const newcomer = await newFan(browser, site.url);
  await newcomer.page.addInitScript(() =>
    localStorage.setItem('podcast-settings', JSON.stringify({ language: 'es' })),
  );
  const seen = await watchWords(newcomer);
  await newcomer.page.goto('/schedule');
  await newcomer.page.getByLabel('Mes').waitFor();
  expect(await seen()).not.toMatch(/Month|Enter\b/);
  expectQuiet(newcomer);
  await newcomer.context.close();
});

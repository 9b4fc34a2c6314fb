import type { Browser } from 'playwright-core';
import { toasts } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { withoutOtherSites } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { addressInNewTab } from '../support/new-tab.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

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

const ADDRESS = () => `${site.url}/articles/1`;
const title = () => fan.page.locator('#main h1').innerText();
const item = (name: string) => fan.page.getByRole('menuitem', { name });
/** The only toast there is. */
const said = async () => {
  await toasts(fan).first().waitFor();
  return toasts(fan).allInnerTexts();
};

async function openMenu() {
  if (fan.page.url() === 'about:blank') await fan.page.goto('/articles/1');
  await fan.page.getByRole('button', { name: 'Share' }).first().click();
  await fan.page.getByRole('menu').waitFor();
}

/** The capabilities of a device, set before the page starts. */
type Device = 'refuses' | 'has no clipboard' | 'shares' | 'fails to share' | 'is left';
const give = (device: Device) =>
  fan.page.addInitScript((one) => {
    const set = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    const refuse = (reason: string) => () => Promise.reject(new DOMException('No', reason));
    if (one === 'refuses') set('clipboard', { writeText: refuse('NotAllowedError') });
    if (one === 'has no clipboard') set('clipboard', undefined);
    if (one === 'shares')
      set('share', (shared: unknown) => {
        Reflect.set(window, 'shared', shared);
        return Promise.resolve();
      });
    if (one === 'fails to share') set('share', refuse('DataError'));
    if (one === 'is left') set('share', refuse('AbortError'));
  }, device);

test('each network gets the address of the article, in a tab of its own', async () => {
  await openMenu();
  const words = encodeURIComponent(ADDRESS());
  for (const [name, place] of [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${words}`],
    ['Twitter/X', `https://x.com/intent/post?url=${words}&text=`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${words}`],
    ['Reddit', `https://www.reddit.com/submit?url=${words}&title=`],
  ] as const) {
    expect(await item(name).getAttribute('href')).toContain(place);
    expect(await item(name).getAttribute('target')).toBe('_blank');
  }
  const { searchParams } = await addressInNewTab(fan.page, () => item('Reddit').click());
  expect(searchParams.get('title')).toBe(await title());
});

test('the link is copied, and the toast stays for two seconds', async () => {
  await fan.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await fan.page.clock.install();
  await openMenu();
  await item('Copy link').click();
  expect(await said()).toEqual(['Link copied!']);
  expect(await fan.page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS());
  await fan.page.clock.runFor(1_500);
  expect(await toasts(fan).count()).toBe(1);
  await fan.page.clock.runFor(1_000);
  await toasts(fan).waitFor({ state: 'detached' });

  // Instagram takes no address: it goes along in the clipboard.
  await openMenu();
  const opened = await addressInNewTab(fan.page, async () => {
    await item('Instagram').click();
    expect(await said()).toEqual(['Link copied!']);
  });
  expect(opened.href).toBe('https://www.instagram.com/');
});

test('where the clipboard refuses, the visitor is asked to copy', async () => {
  await give('refuses');
  await openMenu();
  await item('Copy link').click();
  expect(await said()).toEqual(['Could not copy link. Please copy manually.']);
});

test('where there is no clipboard, Facebook opens', async () => {
  await give('has no clipboard');
  await openMenu();
  const opened = await addressInNewTab(fan.page, async () => {
    await item('Copy link').click();
    expect(await said()).toEqual(['Clipboard not available. Opening Facebook...']);
  });
  expect(opened.searchParams.get('u')).toBe(ADDRESS());
});

test('a device that shares by itself is offered first', async () => {
  await give('shares');
  await openMenu();
  expect(await fan.page.getByRole('menuitem').first().innerText()).toBe('Share with…');
  await item('Share with…').click();
  await fan.page.waitForFunction(() => 'shared' in window);
  expect(await fan.page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual({
    url: ADDRESS(),
    title: await title(),
  });
  expect(await toasts(fan).count()).toBe(0);
});

test('when the device fails the link is copied instead; who leaves its dialog hears nothing', async () => {
  await fan.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await give('fails to share');
  await openMenu();
  await item('Share with…').click();
  expect(await said()).toEqual(['Share failed. Please try again.\nLink copied!']);

  await give('is left');
  await fan.page.reload();
  await openMenu();
  await item('Share with…').click();
  await fan.page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await toasts(fan).count()).toBe(0);
});

test('there is one toast at a time; it is swiped away to the right, by 50 px and no less', async () => {
  await give('refuses');
  await openMenu();
  await item('Copy link').click();
  await toasts(fan).waitFor();
  await openMenu();
  await item('Copy link').click();
  expect(await said()).toHaveLength(1);

  const swipe = async (distance: number) => {
    const { x, y } = (await toasts(fan).boundingBox())!;
    await fan.page.mouse.move(x + 60, y + 20);
    await fan.page.mouse.down();
    await fan.page.mouse.move(x + 60 + distance, y + 20, { steps: 5 });
    await fan.page.mouse.up();
  };
  // While the pointer is on it the toast waits.
  await swipe(40);
  expect(await toasts(fan).count()).toBe(1);
  await swipe(-80);
  expect(await toasts(fan).count()).toBe(1);
  await swipe(60);
  await toasts(fan).waitFor({ state: 'detached' });
});

test('F8 leads to a toast, also out of a dialog; when it is closed the focus is back where it was', async () => {
  await fan.page.goto('/schedule');
  await fan.page.locator('#navigation').getByRole('button', { name: 'Sign In' }).click();
  const dialog = fan.page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('nobody@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await fan.page.keyboard.press('Enter');
  await toasts(fan).getByText('Login failed').waitFor();
  await fan.page.keyboard.press('F8');
  const region = fan.page.getByRole('region', { name: 'Messages (F8)' });
  await region.locator('ol:focus').waitFor();
  // It is not hidden from those who read with their ears, and its button can be reached.
  await fan.page.keyboard.press('Tab');
  await fan.page.keyboard.press('Tab');
  await region.getByRole('button', { name: 'Close' }).and(fan.page.locator(':focus')).waitFor();
  await fan.page.keyboard.press('Enter');
  await toasts(fan).waitFor({ state: 'detached' });
  await dialog.getByLabel('Password', { exact: true }).and(fan.page.locator(':focus')).waitFor();
  // The focus stays in the dialog.
  for (let step = 0; step < 10; step++) await fan.page.keyboard.press('Tab');
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await fan.page.keyboard.press('F8');
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
});

test.each(['/articles/1', '/fan-zone?tab=leaderboards'])(
  'on paper %s is black on white, without what is to be pressed, and links say where they lead',
  async (path) => {
    const { page } = fan;
    await site.execute(`
      update blog_posts set content = 'The tape is [on the web](https://example.org/tape).' where id = 1`);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    await page.locator('#main :is(article, [aria-labelledby=week-title])').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['button', 'tab', 'banner', 'contentinfo', 'navigation'] as const)
      expect(await page.getByRole(role).count()).toBe(0);
    const inks = await page.evaluate(() =>
      [document.body, ...document.querySelectorAll('#main :is(h1, h2, h3)')]
        .filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one).color),
    );
    expect(inks.length).toBeGreaterThan(1);
    expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']));
    const link = page.getByRole('link', { name: 'on the web' });
    if (path.startsWith('/articles'))
      expect(await link.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(
        '" (https://example.org/tape)"',
      );
  },
);

import type { Browser } from 'playwright-core';
import { enter, newMember } from '../support/account-steps.ts';
import {
  DARK,
  inspect,
  LIGHT,
  MORE_CONTRAST,
  OTHER_THEMES,
  type Theme,
  violations,
  wear,
} from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { openWhole, wholePage } from '../support/whole-page.ts';

/** These look at every page in every theme. */
const PATIENCE = 300_000;

const ROUTES = [
  ...['/', '/home', '/articles?showAll=true', '/articles/1', '/settings'],
  ...['photos', 'check-in', 'ai-photos', 'fantasy', 'leaderboards', 'game-chat'].map(
    (tab) => `/fan-zone?tab=${tab}`,
  ),
  '/shows',
  '/shows/16',
  '/podcast',
  '/podcast/9',
  '/schedule',
  '/advertise',
  '/contact-us',
  '/developers',
  '/accessibility',
  '/status',
  '/profile',
  '/admin',
  '/reset-password?token=any',
  '/no-such-page',
];

const ADMIN = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'a long orange one' };
/** Tabs of the dashboard; a new one is a line here. */
const ADMIN_TABS = [
  ...['metrics', 'users', 'questions', 'articles', 'photos', 'reports', 'contact', 'newsletter'],
  ...['games', 'roster', 'fantasy', 'sponsors', 'subscribers', 'activity', 'queue', 'filters'],
  ...['sanctions', 'removed', 'on-air', 'shows', 'site'],
];
/** Has colors of its own: those of the charts. */
const COLORFUL = 'metrics';
/** By tab: the button that opens its question before something goes. */
const ADMIN_QUESTIONS: Readonly<Record<string, RegExp>> = { users: /^Delete / };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // All the fans of these stories share one address.
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', ...ADMIN }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function open(fan: Fan, path: string) {
  await openWhole(fan, path);
  // Nothing that one could press lies half under the bar at the top.
  await fan.page.evaluate(() => window.scrollTo(0, 0));
}

const overflow = ({ page }: Fan) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How much too wide a small phone's window finds the page, with text as large as it gets. */
async function overflowInLargeText(fan: Fan) {
  await fan.page.evaluate(() => {
    document.documentElement.style.setProperty('--fs', '24');
    document.documentElement.toggleAttribute('data-large-text', true);
  });
  const tooWide = await overflow(fan);
  await fan.page.evaluate(() => {
    document.documentElement.style.setProperty('--fs', '16');
    document.documentElement.toggleAttribute('data-large-text', false);
  });
  return tooWide;
}

/** Looks at each of a list in two windows at a time. */
async function inTwoWindows<Place>(
  places: readonly Place[],
  newWindow: () => Promise<Fan>,
  look: (fan: Fan, place: Place) => Promise<void>,
) {
  const rest = places.values();
  const walk = async () => {
    const fan = await newWindow();
    for (const place of rest) await look(fan, place);
    expectQuiet(fan);
  };
  await Promise.all([walk(), walk()]);
}

/** A page opened wide, as it is at the width of a phone. */
async function narrow(fan: Fan) {
  await fan.page.setViewportSize({ width: 360, height: 900 });
  await wholePage(fan);
}

/** What does not fit into the smallest phone, also in large text. */
async function tooWideFor(fan: Fan, where: string): Promise<string[]> {
  await fan.page.setViewportSize({ width: 320, height: 700 });
  const widths = [
    ['', await overflow(fan)],
    [' in large text', await overflowInLargeText(fan)],
  ] as const;
  return widths.flatMap(([how, px]) => (px > 0 ? [`${where} is ${px} px too wide${how}`] : []));
}

test(
  'on no route has axe anything to object to, wide or narrow and in any theme; none scrolls sideways; the console is quiet',
  async () => {
    const found: string[] = [];
    const newWindow = () => newFan(browser, site.url, { isOldEnough: true });
    await inTwoWindows(ROUTES, newWindow, async (fan, path) => {
      await fan.page.setViewportSize({ width: 1280, height: 900 });
      await open(fan, path);
      const contrast = MORE_CONTRAST[ROUTES.indexOf(path) % MORE_CONTRAST.length]!;
      found.push(...(await inspect(fan, path === '/home' ? OTHER_THEMES : [DARK, contrast])));
      await narrow(fan);
      // Its own is the frame, the same on every page; the colors of the rest were looked at above.
      found.push(...(await inspect(fan, path === '/home' ? OTHER_THEMES : [])));
      found.push(...(await tooWideFor(fan, path)));
    });
    expect(found).toEqual([]);
  },
  PATIENCE,
);

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('nor at the age gate and its refusal, %i px wide, %s', async (width, theme) => {
  const fan = await newFan(browser, site.url, { width, theme });
  await fan.page.goto('/home');
  await fan.page.getByRole('button', { name: 'Enter' }).click();
  const found = await violations(fan);
  await fan.page.getByLabel('Month').selectOption('May');
  await fan.page.getByLabel('Day').selectOption('5');
  await fan.page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 10));
  await fan.page.getByRole('button', { name: 'Enter' }).click();
  await fan.page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
  found.push(...(await violations(fan)));
  await fan.page.setViewportSize({ width: 320, height: 700 });
  expect([found, await overflow(fan)]).toEqual([[], 0]);
  expectQuiet(fan);
});

test(
  'nor in the tabs of the dashboard, wide or narrow',
  async () => {
    const newAdmin = async () => {
      const fan = await newFan(browser, site.url, { isOldEnough: true });
      await enter(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
      return fan;
    };
    const found: string[] = [];
    await inTwoWindows(ADMIN_TABS, newAdmin, async (fan, tab) => {
      await fan.page.setViewportSize({ width: 1280, height: 900 });
      await fan.page.emulateMedia(LIGHT);
      await open(fan, `/admin?tab=${tab}`);
      found.push(...(await inspect(fan, tab === COLORFUL ? OTHER_THEMES : [])));
      await fan.page.setViewportSize({ width: 320, height: 700 });
      await wear(fan, DARK);
      found.push(...(await violations(fan)));
      found.push(...(await tooWideFor(fan, tab)));
      const opener = ADMIN_QUESTIONS[tab];
      if (!opener) return;
      await fan.page.getByRole('button', { name: opener }).first().click();
      await fan.page.getByRole('alertdialog').waitFor();
      found.push(...(await violations(fan)));
    });
    expect(found).toEqual([]);
  },
  PATIENCE,
);

test.each([360, 1280])(
  'nor in dialogs and menus, %i px wide',
  async (width) => {
    const fan = await newFan(browser, site.url, { isOldEnough: true, width });
    const { page } = fan;
    const dialog = page.getByRole('dialog');
    const found: string[] = [];
    // Dialogs are made of the same parts, so the themes of more contrast are looked at once.
    const look = async (themes: readonly Theme[] = []) =>
      void found.push(...(await inspect(fan, width < 500 ? [] : [DARK, ...themes])));
    await open(fan, '/schedule');
    await page.getByRole('link', { name: /Huddle/ }).click();
    await dialog.waitFor();
    await look();
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await dialog.getByRole('alert').getByText('All fields are required').waitFor();
    await look(MORE_CONTRAST);
    await dialog.getByRole('tab', { name: 'Sign In' }).click();
    await look();
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await look();
    await dialog.getByLabel('Email').fill('nobody@example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Check Your E-mail' }).waitFor();
    // With its toast.
    await look();
    await dialog.getByRole('button', { name: 'Close' }).click();
    if (width < 500) {
      await page.getByRole('button', { name: 'More' }).click();
      await dialog.getByRole('link', { name: 'Podcast' }).waitFor();
      await look();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Search' }).click();
    await dialog.getByRole('searchbox').fill('sack');
    await dialog.getByRole('listitem').first().waitFor();
    await look(MORE_CONTRAST);
    await dialog.getByRole('searchbox').fill('xqzzy');
    await dialog.getByText('No results found').waitFor();
    await look();
    await open(fan, '/articles/1');
    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByRole('menu').waitFor();
    await look();
    // Menus are outside the landmarks of the page, because they belong to their button and not to a place.
    expect(found.filter((line) => !/ region: .*popper/.test(line))).toEqual([]);
    expectQuiet(fan);
  },
  PATIENCE,
);

test(
  'nor on the page of a member, wide and narrow, and in its dialogs',
  async () => {
    const fan = await newFan(browser, site.url, { isOldEnough: true });
    const { page } = fan;
    const dialog = page.getByRole('dialog');
    await newMember(fan, 'Axel Axe');
    await open(fan, '/profile');
    const found = await inspect(fan, OTHER_THEMES);
    await page.setViewportSize({ width: 360, height: 900 });
    found.push(...(await inspect(fan, [])));
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(fan)).toBe(0);
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles('docs/home.png');
    await dialog.getByRole('slider', { name: /^Zoom/ }).waitFor();
    found.push(...(await inspect(fan, [])));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Your password').waitFor();
    found.push(...(await inspect(fan, [])));
    expect(found).toEqual([]);
    expectQuiet(fan);
  },
  PATIENCE,
);

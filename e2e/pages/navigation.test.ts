import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan, signUp } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const desktop = () => newFan(browser, site.url, { isOldEnough: true });
const phone = () => newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
const addressOf = ({ page }: Fan) => page.url().slice(site.url.length);

/** What a list of links says, and where each of them leads. */
const linksIn = (list: Locator) =>
  list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

const ITEMS = [
  ['Podcast', '/home#episodes'],
  ['Videos', '/home#videos'],
  ['Articles', '/articles?showAll=true'],
  ['The Huddle', '/fan-zone'],
  ['About Us', '/contact-us'],
  ['Advertise', '/advertise'],
];

test('on a desktop the header names every part of the site; Home leads to the landing page and back', async () => {
  const fan = await desktop();
  await fan.page.goto('/home');
  const main = fan.page.getByRole('navigation', { name: 'Main' });
  await main.waitFor();
  expect(await linksIn(main)).toEqual([['Home', '/'], ...ITEMS, ['Settings', '/settings']]);
  await main.getByRole('link', { name: 'Home' }).click();
  // The address changes before the page does; the link leads back once the landing page is there.
  await main.locator('a[href="/home"]').click();
  await fan.page.waitForURL('/home');
  await main.getByRole('link', { name: 'About Us' }).click();
  await fan.page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(await main.locator('[aria-current=page]').allTextContents()).toEqual(['About Us']);
  expectQuiet(fan);
});

test('on a phone the menu has all pages but Settings, which are in the member’s menu', async () => {
  const fan = await phone();
  await fan.page.goto('/home');
  const more = fan.page.getByRole('button', { name: 'More' });
  const menu = fan.page.getByRole('dialog', { name: 'More' });
  await more.click();
  await menu.waitFor();
  expect(await linksIn(menu)).toEqual([['Home', '/'], ...ITEMS]);
  await fan.page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await holdsFocus(more);

  await more.click();
  await menu.getByRole('button', { name: 'Sign In' }).click();
  await fan.page.getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(fan, 'Phoebe Phone');
  await fan.page.getByRole('dialog').waitFor({ state: 'detached' });
  await more.click();
  await menu.getByText('Signed in as Phoebe Phone').waitFor();
  expect(await linksIn(menu)).toEqual([
    ['Home', '/'],
    ...ITEMS,
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ]);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await fan.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  expectQuiet(fan);
});

test('skip links are the first stop of the keyboard, and lead to their places from any page', async () => {
  const fan = await desktop();
  const { page } = fan;
  await page.goto('/contact-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('navigation', { name: 'Skip links' });
  expect(await linksIn(skip)).toEqual([
    ['Skip to main content', '/contact-us#main'],
    ['Skip to navigation', '/contact-us#navigation'],
    ['Skip to live show', '/home#live-video'],
    ['Skip to episodes', '/home#episodes'],
    ['Skip to videos', '/home#videos'],
    ['Skip to articles', '/home#articles'],
  ]);
  await holdsFocus(skip.getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.locator('#main:focus').waitFor();
  await skip.getByRole('link', { name: 'Skip to articles' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#articles:focus').waitFor();
  expectQuiet(fan);
});

test('a place named in the address comes into view, also when what is above it loads late', async () => {
  const fan = await desktop();
  await fan.page.route('**/assets/home-page-*.js', async (route) => {
    await fan.page.locator('#root > [data-drawn]').waitFor();
    await route.continue();
  });
  for (const place of ['schedule-section', 'episodes']) {
    await fan.page.goto('/settings');
    await fan.page.goto(`/home#${place}`);
    await fan.page.locator(`#${place}:focus`).waitFor();
    await fan.page.waitForFunction((id) => {
      const { top } = document.getElementById(id)!.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    }, place);
  }
  expectQuiet(fan);
});

test('a member who loads an article again goes on where they were', async () => {
  const fan = await phone();
  const { page } = fan;
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(fan, 'Rita Reader');
  await page.goto('/articles/1');
  await page.locator('#main article').waitFor();
  // The comments come when they are near, and make the page longer.
  await page.locator('footer').scrollIntoViewIfNeeded();
  const none = page.getByText('No comments yet. Be the first!');
  await page.getByRole('log', { name: 'Comments' }).or(none).waitFor();
  await page.locator('footer').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(500);
  let answer = () => {};
  const waits = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql*', (route) => waits.then(() => route.continue()));
  // Long after the browser has given up looking for the place.
  await page.reload();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place);
  answer();
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) <= 1, place);
  expectQuiet(fan);
});

test('/game-chat leads to the chat, an unknown path says so', async () => {
  const fan = await desktop();
  await fan.page.goto('/home');
  await fan.page.goto('/game-chat');
  await fan.page.waitForURL('/fan-zone?tab=game-chat');
  await fan.page.getByRole('tab', { name: 'Game Chat', selected: true }).waitFor();
  // The redirect leaves no trap behind.
  await fan.page.goBack();
  await fan.page.waitForURL('/home');

  expect((await fan.page.goto('/no/such/page'))?.status()).toBe(404);
  await fan.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await fan.page.getByRole('link', { name: 'Go Home' }).click();
  await fan.page.waitForURL('/home');
  expectQuiet(fan);
});

test('Back closes the menu of a phone and stays; from where its links lead, it leads to the place one read', async () => {
  const fan = await newFan(browser, site.url, { width: 390, height: 800, isOldEnough: true });
  const { page } = fan;
  const menu = page.getByRole('dialog', { name: 'More' });
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/schedule');
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await tabs.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor();
  await page.locator('main a[href^="/articles/"]').nth(6).scrollIntoViewIfNeeded();
  const read = await place();
  expect(read).toBeGreaterThan(0);

  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.waitForFunction(() => (history.state as { layers?: number }).layers === 1);
    await close();
    await menu.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !('layers' in (history.state as object)));
    expect(new URL(page.url()).pathname).toBe('/articles');
    await page.waitForFunction((read) => window.scrollY === read, read);
  }

  await page.getByRole('button', { name: 'More' }).click();
  await menu.getByRole('link', { name: 'Advertise' }).click();
  await page.waitForURL('/advertise');
  await page.goBack();
  await page.waitForURL('/articles?showAll=true');
  await page.waitForFunction((read) => window.scrollY === read, read);
  await page.goBack();
  await page.waitForURL('/schedule');
  expectQuiet(fan);
});

test('The Huddle is for members: Cancel gives the focus back, Sign In and Sign Up open their tab and lead on', async () => {
  const fan = await desktop();
  const { page } = fan;
  await page.goto('/schedule');
  const huddle = page.getByRole('navigation', { name: 'Main' }).getByText('The Huddle');
  const prompt = page.getByRole('dialog', { name: 'Broncos Fans Only' });
  await huddle.click();
  await prompt.getByText('You must be signed in to access the Fan Zone').waitFor();
  expect(await prompt.getByRole('button').allTextContents()).toEqual([
    'Sign Up',
    'Sign In',
    'Cancel',
    '',
  ]);
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await prompt.waitFor({ state: 'detached' });
  await holdsFocus(huddle);
  expect(addressOf(fan)).toBe('/schedule');

  await huddle.click();
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  const selected = page.getByRole('dialog').getByRole('tab', { selected: true });
  await selected.getByText('Sign In').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await huddle.click();
  await prompt.getByRole('button', { name: 'Sign Up' }).click();
  await selected.getByText('Sign Up').waitFor();
  await signUp(fan, 'Hugh Huddle');
  await page.waitForURL('/fan-zone');
  await page.getByRole('heading', { level: 1, name: 'The Huddle' }).waitFor();

  // Again as a member who signs in: the page reloads on the way.
  await page.getByRole('button', { name: 'Account of Hugh Huddle' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('Signed out', { exact: true }).waitFor();
  await page.goto('/schedule');
  await huddle.click();
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill('hugh.huddle@example.org');
  await page.getByLabel('Password', { exact: true }).fill('orange crush');
  await page.keyboard.press('Enter');
  await page.waitForURL('/fan-zone');
  await page.getByRole('button', { name: 'Account of Hugh Huddle' }).waitFor();
  expectQuiet(fan);
});

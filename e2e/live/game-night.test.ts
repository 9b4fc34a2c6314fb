import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan, passAgeGate, signUp } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  // Noon in Denver. The demo kicks a game off a few seconds later.
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Resolves once the page has subscribed over its live connection. */
async function subscriptionOf({ page }: Fan, operation: string): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(operation));
}

test('a fan passes the gate, signs up, watches the score, reads an article, and talks with another browser', async () => {
  const ann = await newFan(browser, site.url);
  await ann.page.goto('/home');
  await ann.page.getByRole('dialog', { name: 'Age Verification' }).waitFor();
  expect(await ann.page.locator('#main').count()).toBe(0);
  await passAgeGate(ann);

  // The Huddle is for members: the dialog leads to the sign-up tab.
  await ann.page
    .getByRole('navigation')
    .getByRole('link', { name: 'The Huddle' })
    .or(ann.page.getByRole('button', { name: 'The Huddle' }))
    .first()
    .click();
  const prompt = ann.page.getByRole('dialog', { name: 'Broncos Fans Only' });
  await prompt.waitFor();
  await prompt.getByRole('button', { name: 'Sign Up' }).click();
  await signUp(ann, 'Ann Orange');

  // The live score moves by itself, without a reload.
  const isSubscribed = subscriptionOf(ann, 'GameBarLive');
  await ann.page.goto('/home');
  await isSubscribed;
  const bar = ann.page.getByRole('region', { name: 'Game status' });
  await bar.waitFor();
  await site.setNow('2025-11-20T19:01:00Z');
  await bar.getByText('LIVE', { exact: true }).waitFor();
  const before = await bar.textContent();
  await ann.page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await site.setNow('2025-11-20T19:10:00Z');
  await ann.page.waitForFunction(
    ([seen]) => document.querySelector('[aria-label="Game status"]')?.textContent !== seen,
    [before],
  );
  expect(await ann.page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);

  // An article, with the comments of other members.
  await ann.page.locator('#articles').getByRole('heading').getByRole('link').first().click();
  await ann.page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await ann.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await ann.page.getByRole('heading', { name: /Comments/ }).waitFor();

  // Another browser; both in the chat.
  const bob = await newFan(browser, site.url, { width: 390, height: 800, theme: 'dark' });
  await bob.page.goto('/game-chat');
  await passAgeGate(bob);
  expect(new URL(bob.page.url()).search).toBe('?tab=game-chat');
  await bob.page.getByRole('button', { name: 'Sign Up' }).first().click();
  await signUp(bob, 'Bob Blue');
  await ann.page.goto('/fan-zone?tab=game-chat');

  await ann.page.getByLabel('Message', { exact: true }).fill('Bob, did you see that drive?');
  await ann.page.keyboard.press('Enter');
  await bob.page.getByRole('log').getByText('Bob, did you see that drive?').waitFor();
  await bob.page.getByLabel('Message', { exact: true }).fill('Every yard of it 🟠');
  await bob.page.getByRole('button', { name: 'Send' }).click();
  await ann.page.getByRole('log').getByText('Every yard of it 🟠').waitFor();

  // At midnight the chat room closes on every open page, by itself.
  await site.setNow('2025-11-21T06:59:58Z');
  await ann.page.reload();
  await ann.page.getByLabel('Message', { exact: true }).waitFor({ state: 'detached' });

  expectQuiet(ann, bob);
}, 180_000);

import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { toasts } from '../support/account-steps.ts';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, newFan, signUp } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { email: 'ada@example.org', password: 'orange crush' };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z', env), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('a fan sets a mood, signing up on the way, and the average moves in another browser', async () => {
  const bob = await newFan(browser, site.url, {
    width: 360,
    height: 740,
    theme: 'dark',
    isOldEnough: true,
  });
  await bob.page.goto('/fan-zone');
  const strip = bob.page.getByRole('region', { name: 'Fan mood' });
  await strip.getByText(/fans? this week/).waitFor({ state: 'attached' });
  const before = Number(/(\d+) fans/.exec((await strip.textContent()) ?? '')?.[1]);

  const ann = await newFan(browser, site.url, { isOldEnough: true });
  await ann.page.goto('/fan-zone');
  await ann.page.getByRole('radio', { name: 'Championship Bound' }).click();
  await ann.page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
  await signUp(ann, 'Ann Orange');
  await ann.page.getByRole('radio', { name: 'Championship Bound', checked: true }).waitFor();

  await strip.getByText(`${before + 1} fans this week`).waitFor({ state: 'attached' });

  // The fine scale and the reason refine what was sent.
  await ann.page.getByRole('button', { name: /^Fan mood/ }).click();
  const slider = ann.page.getByRole('slider', { name: 'Your mood' });
  await slider.focus();
  await ann.page.keyboard.press('ArrowRight');
  await ann.page.getByLabel('Why? (optional)').fill('Book the parade route.');
  await ann.page.getByRole('button', { name: 'Update mood' }).click();
  await toasts(ann).getByText('Mood submitted!').waitFor();
  await ann.page.getByRole('table', { name: /Average fan mood/ }).waitFor({ state: 'attached' });
  expectQuiet(ann, bob);
});

test('anybody opens the roster by keyboard, and gets back to where they were', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await fan.page.goto('/fan-zone?tab=fantasy');
  const button = fan.page.getByRole('button', { name: 'Current roster' });
  await button.focus();
  await fan.page.keyboard.press('Enter');
  const dialog = fan.page.getByRole('dialog', { name: 'Current Roster' });
  await dialog.getByRole('region', { name: 'Special Teams' }).getByText('Kicker (K)').waitFor();
  await dialog.getByText(/^Last updated .* MT$/).waitFor();
  await fan.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await fan.page.waitForFunction(() => document.activeElement?.textContent === 'Current roster');
  expectQuiet(fan);
});

test('an admin checks in with a photo and approves it; a visitor sees it, and Colorado lights up', async () => {
  const ada = await newFan(browser, site.url, { isOldEnough: true });
  await ada.page.goto('/fan-zone?tab=check-in');
  // In the demo season check-ins are open to all members.
  await ada.page.getByText(/Sign up to check in/).waitFor();
  await ada.page.getByRole('button', { name: 'Sign In' }).first().click();
  await ada.page.getByLabel('Email').fill(ADMIN.email);
  await ada.page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  // The page reloads and restores the session; what is typed before that is lost.
  const confirmed = ada.page.waitForEvent('requestfinished', (request) =>
    Boolean(request.postData()?.includes('"RestoreSession"')),
  );
  await ada.page.keyboard.press('Enter');
  await confirmed;

  const photo = {
    create: { width: 800, height: 600, channels: 3, background: '#fb4f14' },
  } as const;
  await ada.page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'tailgate.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  });
  await ada.page.getByLabel('Location', { exact: true }).fill('Lot J, under the orange tent');
  await ada.page.getByRole('button', { name: 'Check in', exact: true }).click();
  const waiting = ada.page.getByRole('region', { name: /^Waiting for approval/ });
  const card = waiting.getByRole('listitem').filter({ hasText: 'Lot J, under the orange tent' });

  const fan = await newFan(browser, site.url, { width: 320, height: 700, isOldEnough: true });
  await fan.page.goto('/fan-zone?tab=check-in');
  const map = fan.page.getByRole('region', { name: 'Where fans are watching' });
  await map.getByText(/^No check-ins yet/).waitFor();
  await card.getByRole('button', { name: 'Approve' }).click();
  await card.waitFor({ state: 'detached' });
  await map.getByRole('rowheader', { name: 'Colorado' }).waitFor();
  await fan.page.getByRole('img', { name: 'At Lot J, under the orange tent' }).waitFor();
  expectQuiet(ada, fan);
});

test('on a day without a game a member sees when check-ins open, and where fans watched the last one', async () => {
  const quiet = await serveSite('2025-11-20T19:00:00Z', { SPORTS_PROVIDER: 'none' });
  try {
    const fan = await newFan(browser, quiet.url, { width: 390, height: 844, isOldEnough: true });
    await fan.page.goto('/fan-zone?tab=check-in');
    const closed = fan.page.getByRole('region', { name: 'Check-in opens on game day' });
    await closed.getByText('Sun, Nov 23, 2025, 12:00 AM MT').waitFor();
    await closed.getByText('vs. Kansas City Chiefs · kickoff at 2:25 PM MT').waitFor();
    const map = fan.page.getByRole('region', { name: 'Where fans watched' });
    await map.getByText('vs. Las Vegas Raiders').waitFor();
    await map.getByRole('row', { name: 'Colorado 25+' }).waitFor();
    const places = map.getByRole('button', { name: /^Show all/ });
    await places.focus();
    await fan.page.keyboard.press('Enter');
    await map.getByRole('row', { name: 'Japan Under 5' }).waitFor();
    expect(await violations(fan)).toEqual([]);
    expectQuiet(fan);
  } finally {
    await quiet.stop();
  }
});

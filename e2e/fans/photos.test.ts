import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { newMember, openDialog, signIn } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { email: 'ada@example.org', password: 'orange crush' };
const WORDS = 'The orange tent, Lot J';

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

test('a fan shares a photo, an admin approves it, and another fan finds, likes and comments on it', async () => {
  const [ann, ada, bob] = [
    await newFan(browser, site.url, { isOldEnough: true }),
    await newFan(browser, site.url, { isOldEnough: true, theme: 'dark' }),
    await newFan(browser, site.url, { isOldEnough: true, width: 360, height: 740 }),
  ];
  await newMember(bob, 'Bob Blue');
  await bob.page.goto('/fan-zone');
  await bob.page.locator('a[id^=photo-]').first().waitFor();

  await newMember(ann, 'Ann Orange');
  await ann.page.goto('/fan-zone');
  await ann.page.getByRole('button', { name: 'Upload Photo' }).click();
  const picture = {
    create: { width: 900, height: 600, channels: 3, background: '#fb4f14' },
  } as const;
  await ann.page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'tent.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(picture).jpeg().toBuffer(),
  });
  await ann.page.getByLabel('Category', { exact: true }).selectOption('Tailgate');
  await ann.page.getByLabel('Description').fill(WORDS);
  await ann.page.getByRole('button', { name: 'Upload Photo' }).click();
  await ann.page
    .getByText('Photo uploaded successfully! It will be visible after admin approval.')
    .first()
    .waitFor();

  await openDialog(ada);
  await signIn(ada, ADMIN.email, ADMIN.password);
  await ada.page.getByRole('button', { name: /^Account of/ }).waitFor();
  await ada.page.goto('/admin?tab=photos');
  const pending = ada.page.getByRole('region', { name: 'Pending Photos' });
  const waiting = pending.getByRole('listitem').filter({ hasText: WORDS });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await ada.page.getByText('Photo approved!').first().waitFor();
  await waiting.waitFor({ state: 'detached' });

  await bob.page.getByRole('button', { name: '1 new photo' }).click();
  const tile = bob.page.getByRole('link', { name: new RegExp(`^${WORDS}`) });
  await tile.click();
  const viewer = bob.page.getByRole('dialog', { name: 'Photo by Ann Orange' });
  await viewer.getByRole('button', { name: 'Like, 0 likes' }).click();
  await viewer.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  await viewer.getByLabel('Add a comment').fill('Save me a brat.');
  await viewer.getByRole('button', { name: 'Post comment' }).click();
  await viewer.getByRole('log').getByText('Save me a brat.').waitFor();
  const here = bob.page.url();

  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await bob.page.waitForURL((url) => url.href !== here);
  await bob.page
    .getByRole('dialog')
    .getByText(/^2 of \d+$/)
    .waitFor();
  await bob.page.goBack();
  await bob.page.getByRole('dialog').waitFor({ state: 'detached' });
  await tile.waitFor();
  await ann.page.goto(here);
  await ann.page.getByRole('dialog').getByText('Save me a brat.').waitFor();
  expectQuiet(ann, ada, bob);
}, 120_000);

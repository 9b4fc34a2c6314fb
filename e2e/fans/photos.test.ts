import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { newMember, openDialog, signIn } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
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
  await ann.page.getByLabel('Your photos', { exact: true }).setInputFiles({
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
  const own = ann.page.getByRole('region', { name: 'Your uploads' }).getByRole('listitem');
  await own.filter({ hasText: WORDS }).getByText('Waiting for review').waitFor();

  await openDialog(ada);
  await signIn(ada, ADMIN.email, ADMIN.password);
  await ada.page.getByRole('button', { name: /^Account of/ }).waitFor();
  await ada.page.goto('/admin?tab=photos');
  const pending = ada.page.getByRole('region', { name: 'Pending Photos' });
  const waiting = pending.getByRole('listitem').filter({ hasText: WORDS });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await ada.page.getByText('Photo approved!').first().waitFor();
  await waiting.waitFor({ state: 'detached' });
  await own.filter({ hasText: WORDS }).getByText('On the wall').waitFor();

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
});

/** Four frames in two colors. */
function blinking(): Promise<Buffer> {
  const [width, height, frames] = [320, 240, 4];
  const bytes = width * height * 3;
  const pixels = Buffer.alloc(bytes * frames);
  for (let at = 0; at < frames; at += 1)
    pixels.fill(at % 2 ? 40 : 200, at * bytes, (at + 1) * bytes);
  return sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  })
    .gif({ delay: [200, 200, 200, 200], effort: 1 })
    .toBuffer();
}

test('a photo that moves waits where little motion is wanted, and can be paused where it plays', async () => {
  const gil = await newFan(browser, site.url, { isOldEnough: true });
  const { page } = gil;
  await newMember(gil, 'Gil Gif');
  await page.goto('/fan-zone');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await page.getByLabel('Your photos', { exact: true }).setInputFiles({
    name: 'wave.gif',
    mimeType: 'image/gif',
    buffer: await blinking(),
  });
  await page.getByLabel('Category', { exact: true }).selectOption('Tailgate');
  await page.getByLabel('Description').fill('The wave');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await page.getByText('Photo uploaded successfully!').first().waitFor();
  await site.execute(
    "update fan_zone_photos set id = 9002, approved = true where description = 'The wave'",
  );

  const films: string[] = [];
  page.on('request', (request) => {
    if (/\/moving-\w+\.webp$/.test(request.url())) films.push(request.url());
  });
  const viewer = page.getByRole('dialog', { name: 'Photo by Gil Gif' });
  const film = viewer.locator('img[src*="/moving-"][src$=".webp"]');
  const button = (name: string) => viewer.getByRole('button', { name });

  // Not even downloaded before it is wanted.
  await page.goto('/fan-zone?photo=9002');
  await button('Play animation').waitFor();
  expect(films).toEqual([]);
  await button('Play animation').click();
  await film.waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[src*="/moving-"][src$=".webp"]')?.complete,
  );
  expect(films.length).toBeGreaterThan(0);
  await button('Pause animation').click();
  await film.waitFor({ state: 'detached' });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await film.waitFor();
  await button('Pause animation').focus();
  await page.keyboard.press('Enter');
  await film.waitFor({ state: 'detached' });
  await holdsFocus(button('Play animation'));
  // Whoever asks the device for calm while it plays gets it at once.
  await page.reload();
  await film.waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await film.waitFor({ state: 'detached' });
  expectQuiet(gil);
  await gil.context.close();
});

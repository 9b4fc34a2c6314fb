import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { fromBuffer } from 'yauzl';
import { ACCOUNT_NOTICES, ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import { PROFILE_NOTICES } from '../../schema/accounts/profile-texts.ts';
import { dialog, enter, expectToast, header, newMember, signIn } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
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

const card = ({ page }: Fan, name: string) => page.getByRole('region', { name });
const press = (fan: Fan, inCard: string, name: string) =>
  card(fan, inCard).getByRole('button', { name, exact: true }).click();

test('a member changes name, avatar and password', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  const { page } = fan;
  await newMember(fan, 'Pia Profile');
  await page.goto('/profile');

  await card(fan, 'Edit profile').getByLabel('Name').fill('Pia Palette');
  await press(fan, 'Edit profile', 'Save changes');
  await expectToast(fan, PROFILE_NOTICES.profileSaved);
  await header(fan).getByRole('button', { name: 'Account of Pia Palette' }).waitFor();

  await press(fan, 'Avatar', 'Upload a picture');
  const photo = { width: 600, height: 400, channels: 3 as const, background: '#fb4f14' };
  const buffer = await sharp({ create: photo }).jpeg().toBuffer();
  await dialog(fan)
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await dialog(fan).getByRole('slider', { name: /^Zoom/ }).fill('2');
  await dialog(fan).getByRole('button', { name: 'Save picture' }).click();
  await expectToast(fan, PROFILE_NOTICES.avatarSaved);
  const picture = header(fan).locator('img[src^="/uploads/avatar-"]');
  await picture.waitFor();
  const width = picture.evaluate(async (image: HTMLImageElement) => {
    // The element is there as soon as its address is known, before the picture is.
    await image.decode();
    return image.naturalWidth;
  });
  expect(await width).toBe(200);

  const password = card(fan, 'Change password');
  await password.getByLabel('Current Password').fill('orange crush');
  await password.getByLabel('New Password', { exact: true }).fill('blue crush');
  await password.getByLabel('Confirm New Password').fill('blue crush');
  await press(fan, 'Change password', 'Change password');
  await expectToast(fan, PROFILE_NOTICES.passwordChanged);
  await page.reload();
  await header(fan).getByRole('button', { name: 'Account of Pia Palette' }).waitFor();
  expectQuiet(fan);
  await fan.context.close();
});

test('a member signs another device out, takes their data along, and leaves', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(fan, 'Leo Leaves');
  const other = await newFan(browser, site.url, { isOldEnough: true, width: 360 });
  await enter(other, 'leo.leaves@example.org', 'orange crush');

  await fan.page.goto('/profile');
  await card(fan, 'Your devices')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await fan.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await card(fan, 'Your devices').getByText('You’re not signed in anywhere else.').waitFor();
  await other.page.goto('/profile');
  await other.page.getByRole('heading', { name: 'Access Denied' }).waitFor();

  const [download] = await Promise.all([
    fan.page.waitForEvent('download'),
    press(fan, 'Your data', 'Download your data'),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect(await namesIn(await readFile(await download.path()))).toEqual(
    expect.arrayContaining(['README.txt', 'profile.json', 'chat-messages.json']),
  );

  await press(fan, 'Delete account', 'Delete account');
  await dialog(fan).getByLabel('Your password').fill('wrong crush');
  await dialog(fan).getByRole('button', { name: 'Delete my account' }).click();
  await dialog(fan).getByText(ACCOUNT_TEXTS.wrongCurrentPassword).waitFor();
  await dialog(fan).getByLabel('Your password').fill('orange crush');
  await dialog(fan).getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(fan, PROFILE_NOTICES.accountDeleted);
  await fan.page.waitForURL('/home');
  await header(fan).getByRole('button', { name: 'Sign In' }).click();
  await signIn(fan, 'leo.leaves@example.org', 'orange crush');
  await expectToast(fan, ACCOUNT_NOTICES.signInFailed);
  expectQuiet(fan, other);
});

/** The names of the files in a zip. */
function namesIn(content: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(content, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      zip.on('end', () => resolve(names));
      zip.on('error', reject);
    });
  });
}

import { Secret, TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import { SECOND_FACTOR_TEXTS } from '../../schema/accounts/second-factors.ts';
import {
  dialog,
  enter,
  header,
  newMember,
  openDialog,
  signIn,
  signOut,
} from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { givePasskeyDevice } from '../support/passkey-device.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'a long orange one' };
const PASSWORD = 'orange crush';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // Everybody here shares one address.
    serveSite('2025-11-20T19:00:00Z', { ...ADMIN, ADMIN_MFA: 'required', RATE_LIMITS: 'wide' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const card = ({ page }: Fan) => page.getByRole('region', { name: 'Sign-in security' });
const press = (fan: Fan, name: string) =>
  dialog(fan).getByRole('button', { name, exact: true }).click();
const account = (fan: Fan, name: string) =>
  header(fan).getByRole('button', { name: `Account of ${name}` });

/** Adds a passkey on the profile; what is shown of recovery codes. */
async function addPasskey(fan: Fan, password: string): Promise<string[]> {
  await card(fan).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(fan).getByLabel('Name').fill('My phone');
  await dialog(fan).getByLabel('Your password').fill(password);
  await press(fan, 'Add the passkey');
  await dialog(fan).getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const codes = await dialog(fan).getByRole('listitem').allTextContents();
  await press(fan, 'I saved them');
  await card(fan).getByText('My phone', { exact: true }).waitFor();
  return codes;
}

/** The code of the app, at an instant to which the site is set. */
async function codeAt(now: string, secret: string): Promise<string> {
  await site.setNow(now);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.parse(now) });
}

test('a member adds a passkey and comes back by it, without the password', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await givePasskeyDevice(fan);
  await newMember(fan, 'Paz Passkey');
  await fan.page.goto('/profile');
  expect(await addPasskey(fan, PASSWORD)).toHaveLength(10);

  await signOut(fan, 'Paz Passkey');
  await openDialog(fan);
  await press(fan, 'Use a passkey');
  await account(fan, 'Paz Passkey').waitFor();

  await fan.page.goto('/profile');
  await card(fan)
    .getByText(/^Last used/)
    .waitFor();
  await card(fan).getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await press(fan, 'Use a passkey');
  await dialog(fan).getByText('Confirmed with your passkey').waitFor();
  await press(fan, 'Remove');
  await card(fan).getByText('No passkeys yet.').waitFor();
  expectQuiet(fan);
  await fan.context.close();
});

test('an authenticator app: set up, asked for after the password, replaced by a recovery code', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true, width: 390 });
  await newMember(fan, 'Tia Totp');
  await fan.page.goto('/profile');
  await card(fan).getByRole('button', { name: 'Set up an app' }).click();
  await dialog(fan).getByLabel('Your password').fill(PASSWORD);
  await press(fan, 'Continue');
  await dialog(fan).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (
    await dialog(fan).getByLabel('Or type this key into the app').inputValue()
  ).replaceAll(' ', '');
  await dialog(fan).getByLabel('Code from the app').fill('000000');
  await press(fan, 'Turn it on');
  await dialog(fan).getByText(SECOND_FACTOR_TEXTS.wrongCode).waitFor();
  const first = await codeAt('2025-11-20T19:10:00Z', secret);
  await dialog(fan).getByLabel('Code from the app').fill(first);
  await press(fan, 'Turn it on');
  await dialog(fan).getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const [recovery] = await dialog(fan).getByRole('listitem').allTextContents();
  await press(fan, 'I saved them');

  await signOut(fan, 'Tia Totp');
  await openDialog(fan);
  await signIn(fan, 'tia.totp@example.org', PASSWORD);
  await dialog(fan).getByLabel('Code').fill('000000');
  await press(fan, 'Confirm the code');
  await dialog(fan).getByText(SECOND_FACTOR_TEXTS.wrongCode).waitFor();
  await dialog(fan)
    .getByLabel('Code')
    .fill(await codeAt('2025-11-20T19:20:00Z', secret));
  await press(fan, 'Confirm the code');
  await account(fan, 'Tia Totp').waitFor();

  await signOut(fan, 'Tia Totp');
  await openDialog(fan);
  await signIn(fan, 'tia.totp@example.org', PASSWORD);
  await dialog(fan).getByLabel('Code').fill(recovery!);
  await press(fan, 'Confirm the code');
  await account(fan, 'Tia Totp').waitFor();
  await fan.page.goto('/profile');
  await card(fan)
    .getByText(/^9 left/)
    .waitFor();
  await fan.context.close();
});

test('an admin who owes a second factor is led to it; later a destructive act asks who acts, and goes on', async () => {
  await site.setNow('2025-11-20T20:00:00Z');
  const other = await newFan(browser, site.url, { isOldEnough: true });
  await newMember(other, 'Uma Unwanted');
  await other.context.close();

  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await givePasskeyDevice(fan);
  await enter(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await fan.page.goto('/admin');
  await fan.page.getByRole('heading', { name: 'One more step for admins' }).waitFor();
  await fan.page.getByRole('link', { name: 'Set up a second factor' }).click();
  await addPasskey(fan, ADMIN.ADMIN_PASSWORD);

  await fan.page.goto('/admin?tab=users');
  const users = fan.page.getByRole('region', { name: 'Users' });
  await users.getByRole('row').filter({ hasText: 'Uma Unwanted' }).waitFor();
  await site.setNow('2025-11-20T20:30:00Z');
  await users.getByRole('button', { name: 'Delete Uma Unwanted' }).click();
  await fan.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await dialog(fan).getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
  await dialog(fan).getByLabel('Your password').fill('not this one');
  await press(fan, 'Continue');
  await dialog(fan).getByText(ACCOUNT_TEXTS.wrongCurrentPassword).waitFor();
  await press(fan, 'Use a passkey');
  await dialog(fan).getByText('Confirmed with your passkey').waitFor();
  await press(fan, 'Continue');
  await users.getByRole('row').filter({ hasText: 'Uma Unwanted' }).waitFor({ state: 'detached' });
  await fan.context.close();
});

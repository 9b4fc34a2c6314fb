import type { Browser } from 'playwright-core';
import { ACCOUNT_NOTICES } from '../../schema/accounts/account-texts.ts';
import {
  dialog,
  expectToast,
  header,
  newMember,
  openDialog,
  signIn,
  signOut,
  toasts,
} from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

test('a forgotten password: the link in the mail sets a new one, once', async () => {
  await newMember(fan, 'Fay Forgot');
  await signOut(fan, 'Fay Forgot');
  await openDialog(fan);
  await dialog(fan).getByRole('button', { name: 'Forgot your password?' }).click();
  const send = dialog(fan).getByRole('button', { name: 'Send Reset Instructions' });
  expect(await send.isDisabled()).toBe(true);
  await dialog(fan).getByLabel('Email').fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await dialog(fan).getByLabel('Email').fill('  fay.forgot@example.org ');
  await send.click();
  await fan.page.getByRole('dialog', { name: 'Check Your E-mail' }).waitFor();
  await expectToast(fan, ACCOUNT_NOTICES.resetRequested);
  await dialog(fan).getByRole('button', { name: 'Close' }).click();
  await header(fan).getByRole('button', { name: 'Sign In' }).click();
  await dialog(fan).getByRole('tab', { name: 'Sign In', selected: true }).waitFor();

  const mails = (await site.outbox()).filter((one) => one.includes('fay.forgot@example.org'));
  // The one before asked for a proof of the address.
  const token = /\/reset-password\?token=([\w.-]+)/.exec(mails.join('\n'))?.[1];
  await fan.page.goto(`/reset-password?token=${token}`);
  const button = fan.page.getByRole('button', { name: 'Reset Password' });
  expect(await button.isDisabled()).toBe(true);
  const write = async (one: string, other: string) => {
    await fan.page.getByLabel('New Password', { exact: true }).fill(one);
    await fan.page.getByLabel('Confirm New Password').fill(other);
    await button.click();
  };
  await write('short', 'short');
  await expectToast(fan, ACCOUNT_NOTICES.resetTooShort);
  await write('blue crush', 'blue brush');
  await expectToast(fan, ACCOUNT_NOTICES.resetDiffer);
  await write('blue crush', 'blue crush');
  await fan.page.getByRole('heading', { name: 'Password Reset Successful' }).waitFor();
  await expectToast(fan, ACCOUNT_NOTICES.resetDone);
  await fan.page.waitForURL('/home');

  await header(fan).getByRole('button', { name: 'Sign In' }).click();
  await signIn(fan, 'fay.forgot@example.org', 'blue crush');
  await header(fan).getByRole('button', { name: 'Account of Fay Forgot' }).waitFor();

  await fan.page.goto(`/reset-password?token=${token}`);
  await write('third crush', 'third crush');
  await toasts(fan).getByText('Reset Failed').waitFor();
});

test('a reset link without a token says so and leads home after three seconds', async () => {
  await fan.page.clock.install();
  await fan.page.goto('/reset-password');
  await fan.page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
  await expectToast(fan, ACCOUNT_NOTICES.resetLinkInvalid);
  await fan.page.clock.fastForward(3000);
  await fan.page.waitForURL('/home');
});

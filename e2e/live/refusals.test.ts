import type { Browser } from 'playwright-core';
import { ACCOUNT_NOTICES } from '../../schema/accounts/account-texts.ts';
import {
  dialog,
  expectToast,
  header,
  newMember,
  openDialog,
  signIn,
  storedUser,
  toasts,
} from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { changeResponses } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'a long password' };

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { SPORTS_PROVIDER: 'none', ...ADMIN }),
    launchBrowser(),
  ]);
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

test('a failure of the server is reported in words of the action, and what was typed stays', async () => {
  await openDialog(fan);
  await changeResponses(fan, {
    SignIn: () => 'failure',
    SignUp: () => 'failure',
    RequestPasswordReset: () => 'failure',
  });
  await signIn(fan, 'faye@example.org', 'orange crush');
  await expectToast(fan, ACCOUNT_NOTICES.signInFailed);
  await dialog(fan).getByRole('alert').getByText('Invalid email or password').waitFor();
  expect(await dialog(fan).getByLabel('Email').inputValue()).toBe('faye@example.org');

  await dialog(fan).getByRole('tab', { name: 'Sign Up' }).click();
  await dialog(fan).getByLabel('Name').fill('Faye Failure');
  await dialog(fan).getByLabel('Email').fill('faye@example.org');
  await dialog(fan).getByLabel('Password', { exact: true }).fill('orange crush');
  await dialog(fan).getByLabel('Confirm Password').fill('orange crush');
  await dialog(fan).getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(fan, { title: 'Sign up failed', text: 'Failed to create account' });
  expect(await toasts(fan).getAttribute('data-variant')).toBe('destructive');
  expect(await dialog(fan).getByLabel('Name').inputValue()).toBe('Faye Failure');

  await dialog(fan).getByRole('tab', { name: 'Sign In' }).click();
  await dialog(fan).getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog(fan).getByLabel('Email').fill('faye@example.org');
  await dialog(fan).getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expectToast(fan, {
    title: 'Error',
    text: 'Failed to send reset instructions. Please try again.',
  });
  await fan.page.getByRole('dialog', { name: 'Reset your password' }).waitFor();
  expect(await storedUser(fan)).toBeNull();
});

test('a session that can not be restored clears the stored user', async () => {
  await newMember(fan, 'Ruth Restored');
  await changeResponses(fan, { RestoreSession: () => 'failure' });
  await fan.page.reload();
  await header(fan).getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await storedUser(fan)).toBeNull();
});

test('what only members and admins may see is refused to others with a way on', async () => {
  await fan.page.goto('/admin');
  await fan.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
  await fan.page.getByRole('link', { name: 'Go Home' }).click();
  await fan.page.waitForURL('/home');
  await newMember(fan, 'Nora Nonadmin');
  await fan.page.goto('/admin');
  await fan.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
});

test('without a network a bar says so until it is back; the page stays', async () => {
  await fan.page.goto('/schedule');
  await fan.page.getByRole('heading', { level: 1 }).waitFor();
  const bar = fan.page
    .getByRole('status')
    .filter({ hasText: 'You’re offline. Showing what we saved at' });
  await fan.context.setOffline(true);
  await bar.waitFor();
  await fan.page.getByRole('heading', { level: 1, name: 'Show Schedule' }).waitFor();
  await fan.context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
  // The browser itself logs requests that failed while offline.
  fan.complaints.length = 0;
});

test.each([
  ['Search', 'search-dialog'],
  ['Sign In', 'auth-dialog'],
  ['More', 'more-menu'],
])('what %s opens may not come: it says so, and the page stays', async (name, file) => {
  await fan.page.setViewportSize({ width: 360, height: 740 });
  await fan.page.goto('/schedule');
  await fan.page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  const button = fan.page.getByRole('button', { name, exact: true });
  await button.click();
  await toasts(fan).getByText('Please reload the page.').waitFor();
  await fan.page.getByRole('heading', { level: 1, name: 'Show Schedule' }).waitFor();
  await dialog(fan).waitFor({ state: 'detached' });
  // It is what React and the browser remark on.
  fan.complaints.length = 0;

  await fan.page.unrouteAll();
  await fan.page.reload();
  await button.click();
  await dialog(fan).waitFor();
});

test('a menu or a tab that may not come leaves the rest of its page as it is', async () => {
  const { page } = fan;
  await page.route('**/assets/{share-menu-items,leaderboards-panel}-*.js', (route) =>
    route.abort(),
  );
  await page.goto('/articles/1');
  const share = page.getByRole('button', { name: 'Share' }).first();
  await share.click();
  await toasts(fan).getByText('Please reload the page.').waitFor();
  await share.waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/fan-zone');
  await page.getByRole('tab', { name: 'Leaderboards' }).click();
  await page.getByRole('tabpanel').getByText('We couldn’t show this part of the page').waitFor();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await page.locator('a[id^=photo-]').first().waitFor();
  fan.complaints.length = 0;
});

test('without notifications and actions, the home page still renders', async () => {
  const { page } = fan;
  await page.route('**/assets/{show-news,toaster}-*.js', (route) => route.abort());
  const failed = ['show-news', 'toaster'].map((file) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(`/${file}-`)),
  );
  await page.goto('/home');
  await Promise.all(failed);
  await page.locator('#root:not([data-holds])').waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await dialog(fan).waitFor();
  expect(await page.locator('#articles h3').count()).toBe(3);
  fan.complaints.length = 0;
});

test('an admin finds the dashboard in the menu of their own, others do not', async () => {
  await newMember(fan, 'Ada Almost');
  await header(fan).getByRole('button', { name: 'Account of Ada Almost' }).click();
  await fan.page.getByRole('menuitem').first().waitFor();
  expect(await fan.page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Profile',
    'Inbox',
    'Sign out',
  ]);
  await fan.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await toasts(fan).waitFor();

  await openDialog(fan);
  await signIn(fan, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const corner = header(fan).getByRole('button', { name: /^Account of / });
  await corner.waitFor();
  await fan.page.waitForLoadState();
  await corner.click();
  await fan.page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
  await fan.page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
});

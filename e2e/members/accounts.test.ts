import type { Browser } from 'playwright-core';
import { ACCOUNT_NOTICES, ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import {
  dialog,
  expectToast,
  header,
  newMember,
  openDialog,
  signIn,
  signOut,
  storedUser,
  toasts,
} from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { holdsFocus } from '../support/focus.ts';
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

test('signing up asks for everything, says what is wrong, and welcomes to the community', async () => {
  await openDialog(fan);
  await dialog(fan).getByRole('tab', { name: 'Sign Up' }).click();
  const submit = dialog(fan).getByRole('button', { name: 'Sign Up' });
  const alert = dialog(fan).getByRole('alert');
  expect(await dialog(fan).getByLabel('Favorite Team').inputValue()).toBe('Denver Broncos');
  expect(await dialog(fan).getByLabel('Favorite Team').locator('option').count()).toBe(32);
  expect(await dialog(fan).getByLabel('Country').inputValue()).toBe('United States');
  const [first, line] = await dialog(fan).getByLabel('Country').locator('option').all();
  expect([await first!.textContent(), await line!.isDisabled()]).toEqual(['United States', true]);

  await submit.click();
  await alert.getByText(ACCOUNT_TEXTS.allRequired).waitFor();
  await dialog(fan).getByLabel('Name').fill('Una Orange');
  await dialog(fan).getByLabel('Email').fill('una.orange@example.org');
  await dialog(fan).getByLabel('Password', { exact: true }).fill('12345');
  await dialog(fan).getByLabel('Confirm Password').fill('12345');
  await submit.click();
  await dialog(fan).getByText(ACCOUNT_TEXTS.passwordShort).waitFor();
  await dialog(fan).getByLabel('Password', { exact: true }).fill('123456');
  await submit.click();
  await dialog(fan).getByText(ACCOUNT_TEXTS.passwordsDiffer).waitFor();
  expect(await storedUser(fan)).toBeNull();

  await dialog(fan).getByLabel('Confirm Password').fill('123456');
  await submit.click();
  const { title } = ACCOUNT_NOTICES.signedUp;
  await expectToast(fan, { title, text: 'Welcome to the Orange Weekly community!' });
  await dialog(fan).waitFor({ state: 'detached' });
  expect(await storedUser(fan)).toMatchObject({
    name: 'Una Orange',
    favoriteTeam: 'Denver Broncos',
  });

  await signOut(fan, 'Una Orange');
  await expectToast(fan, ACCOUNT_NOTICES.signedOut);
  expect(await storedUser(fan)).toBeNull();

  // The same address again.
  await openDialog(fan);
  await dialog(fan).getByRole('tab', { name: 'Sign Up' }).click();
  await dialog(fan).getByLabel('Name').fill('Una Two');
  await dialog(fan).getByLabel('Email').fill('UNA.orange@example.org');
  await dialog(fan).getByLabel('Password', { exact: true }).fill('123456');
  await dialog(fan).getByLabel('Confirm Password').fill('123456');
  await submit.click();
  await expectToast(fan, { title: 'Sign up failed', text: ACCOUNT_TEXTS.emailTaken });
});

test('signing in: a refusal in a toast, a welcome by name, and a reload without a signed-out moment', async () => {
  await newMember(fan, 'Ines In');
  await signOut(fan, 'Ines In');
  await expectToast(fan, ACCOUNT_NOTICES.signedOut);
  // F8 leads to the messages; the one that has the focus waits to be closed.
  await fan.page.keyboard.press('F8');
  await fan.page.getByRole('region', { name: 'Messages (F8)' }).locator('ol:focus').waitFor();
  await fan.page.keyboard.press('Escape');
  await toasts(fan).waitFor({ state: 'detached' });

  await openDialog(fan);
  await dialog(fan).getByRole('button', { name: 'Sign In' }).click();
  await dialog(fan).getByRole('alert').getByText(ACCOUNT_TEXTS.signInRequired).waitFor();
  await signIn(fan, 'ines.in@example.org', 'wrong');
  await expectToast(fan, ACCOUNT_NOTICES.signInFailed);
  expect(await toasts(fan).getAttribute('data-variant')).toBe('destructive');

  await fan.page.addInitScript(() => {
    new MutationObserver(() => {
      const isSignedOut = document.querySelector('#navigation')?.textContent.includes('Sign In');
      if (isSignedOut) Reflect.set(window, 'wasSignedOut', true);
    }).observe(document, { childList: true, subtree: true });
  });
  const reload = fan.page.waitForEvent('load');
  await signIn(fan, 'ines.in@example.org', 'orange crush');
  const welcome = { title: 'Welcome back!', text: 'Signed in as Ines In' };
  await expectToast(fan, welcome);
  await reload;
  await header(fan).getByRole('button', { name: 'Account of Ines In' }).waitFor();
  await expectToast(fan, welcome);
  expect(await fan.page.evaluate(() => 'wasSignedOut' in window)).toBe(false);
  expect(await dialog(fan).count()).toBe(0);
  await toasts(fan).waitFor({ state: 'detached' });
});

test('the dialog opens on the asked tab each time and forgets what was typed', async () => {
  await openDialog(fan);
  await dialog(fan).getByRole('button', { name: 'Sign In' }).click();
  await dialog(fan).getByLabel('Email').fill('half@example.org');
  await dialog(fan).getByRole('tab', { name: 'Sign Up' }).click();
  await fan.page.keyboard.press('Escape');
  await dialog(fan).waitFor({ state: 'detached' });
  const opener = header(fan).getByRole('button', { name: 'Sign In' });
  await holdsFocus(opener);
  await opener.click();
  const selected = dialog(fan).getByRole('tab', { selected: true });
  expect(await selected.textContent()).toBe('Sign In');
  expect(await dialog(fan).getByLabel('Email').inputValue()).toBe('');
  expect(await dialog(fan).getByText(ACCOUNT_TEXTS.signInRequired).count()).toBe(0);
});

test('a stored user is shown at once and confirmed; one without a session, or unreadable, is removed', async () => {
  await newMember(fan, 'Rae Restore');
  const restored = fan.page.waitForRequest(
    (request) => request.postData()?.includes('RestoreSession') === true,
  );
  await fan.page.reload();
  await header(fan).getByRole('button', { name: 'Account of Rae Restore' }).waitFor();
  await (await restored).response();
  expect(await storedUser(fan)).toMatchObject({ name: 'Rae Restore' });

  // Leaving before the server has responded does not sign out.
  const held = new Promise<void>((resolve) => {
    void fan.page.route('**/graphql', (route) =>
      route.request().postData()?.includes('RestoreSession') ? resolve() : route.continue(),
    );
  });
  await fan.page.reload();
  await held;
  await fan.page.unrouteAll();
  await fan.page.goto('/settings');
  await header(fan).getByRole('button', { name: 'Account of Rae Restore' }).waitFor();
  expect(await storedUser(fan)).toMatchObject({ name: 'Rae Restore' });

  await fan.context.clearCookies();
  await fan.page.reload();
  await header(fan).getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await storedUser(fan)).toBeNull();

  for (const unreadable of ['{', '"Rae"', '{"id":"one"}']) {
    await fan.page.evaluate((text) => localStorage.setItem('auth_user', text), unreadable);
    await fan.page.reload();
    await header(fan).getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await storedUser(fan)).toBeNull();
  }
});

import { type Fan, signUp } from './fan.ts';

export const dialog = (fan: Fan) => fan.page.getByRole('dialog');
export const header = (fan: Fan) => fan.page.locator('#navigation');
export const toasts = (fan: Fan) => fan.page.locator('li[data-variant]');
export const storedUser = (fan: Fan) =>
  fan.page.evaluate(() => JSON.parse(localStorage.getItem('auth_user') ?? 'null') as unknown);

/** A toast says this; it is the only one, and it leaves by itself. */
export async function expectToast(fan: Fan, { title, text }: { title: string; text: string }) {
  await toasts(fan).getByText(title, { exact: true }).waitFor();
  expect(await toasts(fan).getByText(text, { exact: true }).count()).toBe(1);
  expect(await toasts(fan).count()).toBe(1);
}

/** Opens the dialog by the button in the header. */
export async function openDialog(fan: Fan) {
  await fan.page.goto('/schedule');
  await header(fan).getByRole('button', { name: 'Sign In' }).click();
  await dialog(fan).waitFor();
}

/** Fills the Sign In tab of the open dialog and sends it. */
export async function signIn(fan: Fan, email: string, password: string) {
  await dialog(fan).getByLabel('Email').fill(email);
  await dialog(fan).getByLabel('Password', { exact: true }).fill(password);
  await dialog(fan).getByRole('button', { name: 'Sign In' }).click();
}

/**
 * Signs a fan in by the dialog. Afterwards the page reloads and asks the server who this is; it is there when the
 * response is, because leaving the page before that signs out.
 */
export async function enter(fan: Fan, email: string, password: string) {
  await openDialog(fan);
  // A request that the reload cancels has a response that never finishes.
  const confirmed = fan.page.waitForEvent('requestfinished', (request) =>
    Boolean(request.postData()?.includes('"RestoreSession"')),
  );
  await signIn(fan, email, password);
  await confirmed;
  await header(fan)
    .getByRole('button', { name: /^Account of/ })
    .waitFor();
}

export async function signOut(fan: Fan, name: string) {
  await header(fan)
    .getByRole('button', { name: `Account of ${name}` })
    .click();
  await fan.page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Signs a fan up and waits until the dialog is closed. */
export async function newMember(fan: Fan, name: string) {
  await openDialog(fan);
  await dialog(fan).getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(fan, name);
  await dialog(fan).waitFor({ state: 'detached' });
}

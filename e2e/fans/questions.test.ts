import type { Browser } from 'playwright-core';
import { QUESTION_TEXTS } from '../../schema/questions.ts';
import { dialog, expectToast, newMember, toasts } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { changeResponses } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan, signUp } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { SPORTS_PROVIDER: 'none' }),
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

const field = () => fan.page.getByLabel('Your question');
/** The form is emptied after the toast, and filled again after a reload. */
const holdsText = (text: string) =>
  fan.page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLTextAreaElement>('#ask-the-hosts textarea')?.value === wanted,
    text,
  );
const submit = () => fan.page.getByRole('button', { name: 'Submit question' });

/** The form is far down; it is loaded when it comes near. */
async function openForm() {
  await fan.page.goto('/home#ask-the-hosts');
  await field().waitFor();
}

test('who is signed out is asked to sign in or up; the question goes out right after', async () => {
  await openForm();
  await fan.page.getByText(QUESTION_TEXTS.signIn).waitFor();
  await field().fill('Will the line hold in January?');
  await submit().click();
  await dialog(fan).getByRole('tab', { name: 'Sign In', selected: true }).waitFor();

  // Cancelled, nothing is lost, over a reload neither.
  await fan.page.keyboard.press('Escape');
  await dialog(fan).waitFor({ state: 'detached' });
  await fan.page.reload();
  await field().scrollIntoViewIfNeeded();
  await holdsText('Will the line hold in January?');

  await submit().click();
  await dialog(fan).getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(fan, 'Quinn Question');
  await expectToast(fan, { title: 'Question submitted!', text: QUESTION_TEXTS.inReview });
  await dialog(fan).waitFor({ state: 'detached' });
  await holdsText('');
});

test('a member asks: blank is refused, a failure does not lose the text, then it is submitted', async () => {
  await newMember(fan, 'Mo Member');
  await openForm();
  await fan.page.getByText(QUESTION_TEXTS.reviewed).waitFor();
  await field().fill('   ');
  await submit().click();
  await fan.page.getByText(QUESTION_TEXTS.blank).waitFor();

  await changeResponses(fan, { SubmitQuestion: () => 'failure' });
  await field().fill('Which bourbon for the bye week?');
  await submit().click();
  await expectToast(fan, QUESTION_TEXTS.failed);
  expect(await toasts(fan).getAttribute('data-variant')).toBe('destructive');
  await holdsText('Which bourbon for the bye week?');

  await changeResponses(fan, {});
  await submit().click();
  await expectToast(fan, { title: 'Question submitted!', text: QUESTION_TEXTS.inReview });
  await holdsText('');
  await dialog(fan).waitFor({ state: 'detached' });
});

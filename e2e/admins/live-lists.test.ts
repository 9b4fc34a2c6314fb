import type { Browser } from 'playwright-core';
import { enter, newMember } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'a long orange one' };
const WORDS = 'Who calls the plays on Sunday?';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z', ADMIN), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const group = ({ page }: Fan, name: string) =>
  page.getByRole('region', { name: `${name} Questions` });
const asked = (fan: Fan, name: string) =>
  group(fan, name).getByRole('listitem').filter({ hasText: WORDS });

test('what a fan asks and another admin decides shows up in a list that is open', async () => {
  const [fan, ada, ben] = await Promise.all(
    [1280, 1280, 390].map((width) => newFan(browser, site.url, { isOldEnough: true, width })),
  );
  for (const admin of [ada!, ben!]) {
    await enter(admin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    await admin.page.goto('/admin?tab=questions');
    await group(admin, 'Pending').getByRole('listitem').first().waitFor();
  }
  await ada!.page.evaluate(() => Reflect.set(window, 'isSamePage', true));

  await newMember(fan!, 'Quill Query');
  await fan!.page.goto('/home#ask-the-hosts');
  await fan!.page.getByLabel('Your question').fill(WORDS);
  await fan!.page.getByRole('button', { name: 'Submit question' }).click();
  await asked(ada!, 'Pending').waitFor();
  await asked(ben!, 'Pending').getByRole('button', { name: 'Approve' }).click();

  // Nobody touches the page of the first admin.
  await asked(ada!, 'Pending').waitFor({ state: 'detached' });
  await asked(ada!, 'Approved').getByText('APPROVED', { exact: true }).waitFor();
  await asked(ben!, 'Approved').getByRole('button', { name: 'Answered', exact: true }).click();
  await asked(ada!, 'Approved').getByText('ANSWERED', { exact: true }).waitFor();
  await asked(ben!, 'Approved').getByRole('button', { name: 'Delete' }).click();
  await ben!.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await asked(ada!, 'Approved').waitFor({ state: 'detached' });
  expect(await ada!.page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expectQuiet(fan!, ada!, ben!);
});

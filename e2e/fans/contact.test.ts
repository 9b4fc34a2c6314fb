import type { Browser } from 'playwright-core';
import { CONTACT_TEXTS } from '../../schema/contact/contact.ts';
import { enter, expectToast } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const EMAIL = 'desk@example.org';
const PASSWORD = 'a long orange one';

let site: ServedSite;
let browser: Browser;
let fan: Fan;
let ada: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', {
      SPORTS_PROVIDER: 'none',
      DEMO: '0',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
    }),
    launchBrowser(),
  ]);
  [fan, ada] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 }),
    newFan(browser, site.url, { isOldEnough: true }),
  ]);
  await enter(ada, EMAIL, PASSWORD);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(() => expectQuiet(fan, ada));

test('a visitor writes to us; the admin sees it at once, and completes it', async () => {
  const { page } = ada;
  await page.goto('/admin?tab=contact');
  await page.getByText('No active contact submissions found.').waitFor();

  await fan.page.goto('/contact-us#contact');
  await fan.page.getByLabel('Name').fill('Wyatt Writer');
  await fan.page.getByLabel('Email').fill('wyatt@example.org');
  await fan.page.getByLabel('Category').selectOption('Report Problem');
  await fan.page
    .getByRole('textbox', { name: 'Message' })
    .fill('The score stands still on my phone.');
  await fan.page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(fan, { title: 'Message Sent!', text: CONTACT_TEXTS.thanks });

  const active = page.getByRole('region', { name: 'Active Submissions' });
  await active.getByText('The score stands still on my phone.').waitFor();
  await page.getByRole('tab', { name: 'Contact NEW!' }).waitFor();
  await active.getByLabel('Status').selectOption('Completed');
  await page
    .getByRole('region', { name: 'Completed Submissions' })
    .getByText('The score stands still on my phone.')
    .waitFor();
  await page.getByText('No active contact submissions found.').waitFor();
  await page.getByRole('tab', { name: 'Contact', exact: true }).waitFor();
});

test('a question that an admin approves is found by everybody', async () => {
  const { page } = ada;
  await page.goto('/home#ask-the-hosts');
  await page.getByLabel('Your question').fill('Will the zebra formation come back?');
  await page.getByRole('button', { name: 'Submit question' }).click();
  await expectToast(ada, {
    title: 'Question submitted!',
    text: 'The hosts will see it before the next show.',
  });

  await page.goto('/admin?tab=questions');
  await page.getByRole('tab', { name: 'Questions (1 needs review)' }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('region', { name: 'Approved Questions' })
    .getByText('Will the zebra formation come back?')
    .waitFor();
  await page.getByRole('tab', { name: 'Questions', exact: true }).waitFor();

  await fan.page.getByRole('button', { name: 'Search' }).click();
  await fan.page.getByRole('searchbox').fill('zebra');
  await fan.page
    .getByRole('dialog')
    .getByText(/formation come back/)
    .waitFor();
});

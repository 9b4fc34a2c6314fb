import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { enter } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const EMAIL = 'producer@example.org';
const PASSWORD = 'a long orange one';

let site: ServedSite;
let browser: Browser;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }),
    launchBrowser(),
  ]);
  admin = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  fan = await newFan(browser, site.url, { isOldEnough: true });
  await enter(admin, EMAIL, PASSWORD);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const violations = async ({ page }: Fan) =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
  ).violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));

test('an episode that is added, corrected, hidden and deleted on a phone changes a home page that is open', async () => {
  const { page } = admin;
  await fan.page.goto('/home');
  await fan.page.getByRole('region', { name: 'Game status' }).waitFor();
  await page.goto('/admin?tab=shows');
  await page.getByRole('link', { name: 'Add a show or an episode' }).click();
  await page.getByLabel('Kind').selectOption('podcast');
  await page.getByLabel('Title').fill('Teh bye week');
  await page.getByLabel('Address').fill('https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk');
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await fan.page.getByText('Teh bye week').first().waitFor();

  await page.getByRole('link', { name: 'Edit: Teh bye week' }).click();
  await page.getByLabel('Title').fill('The bye week');
  await page.getByRole('button', { name: 'Save' }).click();
  await fan.page.getByText('The bye week').first().waitFor();

  await page.getByRole('button', { name: 'Hide: The bye week' }).click();
  await fan.page.getByText('The bye week').first().waitFor({ state: 'detached' });
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Show: The bye week' }).click();
  await fan.page.getByText('The bye week').first().waitFor();
  await page.getByRole('button', { name: 'Delete: The bye week' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await fan.page.getByText('The bye week').first().waitFor({ state: 'detached' });
  expectQuiet(admin, fan);
}, 90_000);

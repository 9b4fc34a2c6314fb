import type { Browser } from 'playwright-core';
import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import type { ServedSite } from '../support/served-site.ts';

let owned: OwnedSite;
let site: ServedSite;
let browser: Browser;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  // Once the demo's game is on, home shows it in place of when the show is.
  owned = await ownedSite({ env: { SPORTS_PROVIDER: 'none' } });
  ({ site, browser, admin, fan } = owned);
});
afterAll(() => owned.stop());

test('what the owner saves on a phone is on every open page at once, and in each first document', async () => {
  const newcomer = await newFan(browser, site.url);
  await fan.page.goto('/home');
  const header = fan.page.getByRole('banner');
  await header.getByText('Orange Weekly').waitFor();

  const { page } = admin;
  await page.goto('/admin?tab=site');
  await page.getByRole('heading', { name: 'Site settings' }).waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Mile <High> Talk');
  await page.getByLabel('Tagline').fill('All Denver, all week');
  await page.getByLabel('YouTube', { exact: true }).fill('https://www.youtube.com/@milehigh');
  await page.getByLabel('Live show day').selectOption('Thursday');
  await page.getByLabel('Live show starts').fill('18:30');
  await page.getByRole('button', { name: 'Save site settings' }).click();
  await page.getByText('Site settings saved').first().waitFor();

  await header.getByText('Mile <High> Talk').waitFor();
  await fan.page.getByText('Live every Thursday at 6:30pm MT').first().waitFor();
  expect(await fan.page.getByRole('link', { name: /^YouTube/ }).getAttribute('href')).toBe(
    'https://www.youtube.com/@milehigh',
  );

  const html = await (await fetch(`${site.url}/home`)).text();
  expect(html).toContain('· Mile &lt;High&gt; Talk</title>');
  expect(html).toContain('https://www.youtube.com/@milehigh');
  expect(html).not.toContain('%site:');
  // The gate of the first document is taken over as it is.
  await newcomer.page.goto('/home');
  await newcomer.page.getByText('Welcome to the Mile <High> Talk community.').waitFor();
  await newcomer.page.getByText('All Denver, all week').waitFor();
  await newcomer.context.close();

  await fan.page.goto('/home');
  await header.getByText('Mile <High> Talk').waitFor();
  await fan.page.getByText('Live every Thursday at 6:30pm MT').first().waitFor();
  for (const each of [fan, admin, newcomer]) expectQuiet(each);
});

test('each change is in the trail', async () => {
  const { page } = admin;
  await page.goto('/admin?tab=activity');
  await page
    .getByText('changed the setting name from “Orange Weekly” to “Mile <High> Talk”')
    .waitFor();
});

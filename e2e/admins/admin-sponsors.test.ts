import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import type { ServedSite } from '../support/served-site.ts';

let owned: OwnedSite;
let site: ServedSite;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  owned = await ownedSite();
  ({ site, admin, fan } = owned);
});
afterAll(() => owned.stop());

test('a sponsor entered on a phone, with its logo, is on open pages at once, and leaves them again', async () => {
  const { page } = admin;
  await fan.page.goto('/home');
  const spotlight = fan.page.getByRole('region', { name: 'Sponsor spotlight' });
  await spotlight.getByRole('heading').waitFor();

  await page.goto('/admin?tab=sponsors');
  await page.getByRole('link', { name: 'Add a sponsor' }).click();
  await page.getByLabel('Name').fill('Larkspur Roasters');
  await page.getByLabel('Description').fill('Dark coffee for the morning after.');
  await page.getByLabel('Website').fill('https://larkspur.example/coffee');
  await page.locator('input[type=file]').setInputFiles('docs/home.png');
  await page.getByRole('button', { name: 'Remove the picture' }).waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const link = fan.page.getByRole('link', { name: /^Larkspur Roasters/ });
  await link.waitFor();
  expect(await link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
  expect(await link.getAttribute('href')).toBe('https://larkspur.example/coffee');

  const row = page.getByRole('listitem', { name: 'Larkspur Roasters' });
  expect(await violations(admin)).toEqual([]);
  await row.getByRole('button', { name: 'Move up: Larkspur Roasters' }).click();
  await page.getByText('Larkspur Roasters is now number 2').first().waitFor();

  await fan.page.goto('/advertise');
  const ours = fan.page.getByRole('region', { name: 'Our sponsors' });
  await ours.getByRole('listitem').nth(1).getByText('Larkspur Roasters').waitFor();
  const logo = ours.locator('img[src^="/uploads/"]');
  await logo.scrollIntoViewIfNeeded();
  await fan.page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[src^="/uploads/"]')!.naturalWidth > 0,
  );
  // The document has them before any script.
  expect(await (await fetch(`${site.url}/advertise`)).text()).toContain('Larkspur Roasters');

  await row.getByRole('link', { name: 'Edit: Larkspur Roasters' }).click();
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ended', { exact: true }).waitFor();
  await ours.getByText('Larkspur Roasters').waitFor({ state: 'detached' });

  for (const name of ['Larkspur Roasters', 'Tin Cup Ridge Distillery', 'Front Range Hardware']) {
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('listitem', { name }).waitFor({ state: 'detached' });
  }
  await ours.waitFor({ state: 'detached' });
  await fan.page.goto('/home');
  await spotlight.getByText('Your bourbon, beer or barbecue here').waitFor();
  expectQuiet(admin, fan);
});

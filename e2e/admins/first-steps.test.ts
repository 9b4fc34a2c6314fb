import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';

let owned: OwnedSite;
let admin: Fan;

beforeAll(async () => {
  owned = await ownedSite({ env: { DEMO: '0' } });
  ({ admin } = owned);
});
afterAll(() => owned.stop());

test('the owner of an empty site is led to what is missing, and sees it ticked', async () => {
  const { page } = admin;
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByText('0 of 8 done').waitFor();
  expect(await violations(admin)).toEqual([]);

  await steps.getByRole('link', { name: 'Name and links' }).click();
  await page.getByLabel('YouTube', { exact: true }).fill('https://www.youtube.com/@milehigh');
  await page.getByRole('button', { name: 'Save site settings' }).click();
  await page.getByText('Site settings saved').first().waitFor();
  await page.goto('/admin');
  await steps.getByText('1 of 8 done').waitFor();

  await steps.getByRole('button', { name: 'Test the storage' }).click();
  await steps.getByText('2 of 8 done').waitFor();
  await steps.getByRole('button', { name: 'We have backups' }).click();
  await steps.getByText('3 of 8 done').waitFor();

  await steps.getByRole('button', { name: 'Hide the first steps' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
  await steps.waitFor({ state: 'detached' });
  expectQuiet(admin);
});

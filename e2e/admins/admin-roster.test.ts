import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';

let owned: OwnedSite;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  owned = await ownedSite({ env: { DEMO: '0', SPORTS_PROVIDER: 'none' } });
  ({ admin, fan } = owned);
});
afterAll(() => owned.stop());

test('on a phone an empty site gets its roster from a sheet; an injury is one tap, and open pages show both', async () => {
  const { page } = admin;
  await fan.page.goto('/fan-zone?tab=fantasy');
  await fan.page.getByRole('button', { name: 'Current roster' }).first().click();
  await fan.page.getByText('No offensive players available').waitFor();

  await page.goto('/admin?tab=roster');
  await page.getByText('The roster is empty').waitFor();
  await page.getByRole('link', { name: 'From a sheet' }).click();
  const choose = (text: string) =>
    page.getByLabel('Sheet with players').setInputFiles({
      name: 'roster.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await choose('Player,Pos,No.\nBo Nix,GOAT,10\n');
  await page.getByText('Nothing was imported: row 2 (Bo Nix)').waitFor();
  expect(await violations(admin)).toEqual([]);
  await choose('Player,Pos,No.\nBo Nix,QB,10\nCourtland Sutton,WR,14\n');
  await page.getByRole('button', { name: 'Import 2 players' }).click();
  await page.getByText('Imported: 2 added, 0 changed, 0 removed.').waitFor();
  await fan.page.getByText('Courtland Sutton').waitFor();

  await page.getByRole('link', { name: 'The whole roster' }).click();
  const injury = page.getByRole('group', { name: 'Injury report: Courtland Sutton' });
  await injury.getByRole('button', { name: 'Questionable' }).click();
  await fan.page.getByRole('dialog').getByTitle('Questionable').waitFor();
  expect(await violations(admin)).toEqual([]);

  await page.getByRole('link', { name: 'Edit: Bo Nix' }).click();
  await page.getByLabel('Position').waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByLabel('Name').fill('Bo Chapman Nix');
  await page.getByRole('button', { name: 'Save' }).click();
  await fan.page.getByText('Bo Chapman Nix').waitFor();
  await page.getByRole('button', { name: 'Remove: Bo Chapman Nix' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await fan.page.getByText('Bo Chapman Nix').waitFor({ state: 'detached' });
  expectQuiet(admin, fan);
});

import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';

let owned: OwnedSite;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  owned = await ownedSite();
  ({ admin, fan } = owned);
});
afterAll(() => owned.stop());

test('an episode that is added, corrected, hidden and deleted on a phone changes a home page that is open', async () => {
  const { page } = admin;
  await fan.page.goto('/home');
  await fan.page.getByRole('region', { name: 'Game status' }).waitFor();
  await page.goto('/admin?tab=shows');
  await page.getByRole('link', { name: 'Add a show or an episode' }).click();
  await page.getByLabel('Kind').selectOption('Podcast episode');
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
});

test('chapters and a transcript that an admin enters on a phone are on the open page at once, searched and sought', async () => {
  const { page } = admin;
  await page.goto('/admin?tab=shows&show=new');
  await page.getByLabel('Kind').selectOption('Podcast episode');
  await page.getByLabel('Title').fill('The altitude show');
  await page.getByLabel('Address').fill('https://open.spotify.com/episode/5rOoJ6Egrf8K2IrywzwOMk');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await fan.page.goto('/podcast');
  await fan.page
    .getByRole('link', { name: /The altitude show/ })
    .first()
    .click();
  await fan.page.getByRole('heading', { name: 'The altitude show' }).waitFor();

  await page.getByRole('link', { name: 'Edit: The altitude show' }).click();
  const chapters = page.getByLabel('Chapters', { exact: true });
  await chapters.fill('0:00 Kickoff\nThe rookies');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(/^Line 2 needs a time and a title/)
    .first()
    .waitFor();
  await chapters.fill('0:00 Kickoff\n12:30 The rookies');
  await page.getByLabel('Upload a transcript').setInputFiles({
    name: 'show.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:12:31,000 --> 00:12:33,000\nThe altitude wins games.\n'),
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value.includes('altitude wins')),
  );
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();

  await fan.page.getByRole('link', { name: /The rookies/ }).waitFor();
  await fan.page.getByRole('heading', { name: 'Transcript' }).scrollIntoViewIfNeeded();
  await fan.page.getByRole('searchbox', { name: 'Search the transcript' }).fill('ALTITUDE');
  await fan.page.getByText('1 passage', { exact: true }).waitFor();
  expectQuiet(admin, fan);
});

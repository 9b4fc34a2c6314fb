import type { Browser } from 'playwright-core';
import { wordPressExport } from '../../graph/testing/worlds/exports-of-sites.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import type { ServedSite } from '../support/served-site.ts';

let owned: OwnedSite;
let site: ServedSite;
let browser: Browser;
let admin: Fan;

beforeAll(async () => {
  owned = await ownedSite({ env: { DEMO: '0' } });
  ({ site, browser, admin } = owned);
});
afterAll(() => owned.stop());

test('the owner brings in an old blog on a phone, finds it by its old address, and undoes it', async () => {
  const { page } = admin;
  await page.goto('/admin?tab=articles');
  await page.getByRole('link', { name: 'Import articles' }).click();
  await page.getByText('Choose or drop a file').waitFor();
  expect(await violations(admin)).toEqual([]);
  const source = wordPressExport([
    {
      title: 'Von ends it',
      link: 'https://old.example/2019/09/von/',
      content: '<p>Game <strong>over</strong>.</p>',
    },
    { title: '', link: 'https://old.example/untitled/', content: 'Who wrote this?' },
  ]);
  await page
    .getByLabel('Export from your old site')
    .setInputFiles({ name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(source) });

  await page.getByText('1 article can be imported').waitFor();
  await page.getByText('Title is required').waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 article' }).click();
  await page.getByText('1 of 1 articles').waitFor();
  await page.getByRole('button', { name: 'Undo the import' }).waitFor();

  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await fan.page.goto('/2019/09/von/');
  await fan.page.getByRole('heading', { name: 'Von ends it', level: 1 }).waitFor();
  await fan.page.getByText('Game over.').first().waitFor();
  expectQuiet(fan);
  await fan.context.close();

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('Undone').first().waitFor();
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('link', { name: 'blog.xml' }).waitFor();
  expectQuiet(admin);
});

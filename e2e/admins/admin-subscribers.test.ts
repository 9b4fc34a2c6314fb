import { readFile } from 'node:fs/promises';
import { violations } from '../support/axe.ts';
import { expectQuiet, type Fan } from '../support/fan.ts';
import { type OwnedSite, ownedSite } from '../support/owned-site.ts';
import type { ServedSite } from '../support/served-site.ts';

let owned: OwnedSite;
let site: ServedSite;
let admin: Fan;
let fan: Fan;

beforeAll(async () => {
  owned = await ownedSite({ onPhone: 'fan' });
  ({ site, admin, fan } = owned);
});
afterAll(() => owned.stop());

test('a fan subscribes at the foot of a page, confirms by the mail, and is on the list of an admin who looks', async () => {
  await admin.page.goto('/admin?tab=subscribers');
  await admin.page.getByText('nora.whitcomb@example.org').waitFor();

  const { page } = fan;
  await page.goto('/schedule');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get our newsletter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rosa Vega');
  await dialog.getByLabel('Email').fill('rosa@example.org');
  await dialog.getByLabel('Birthday').fill('1990-02-28');
  expect(await violations(fan)).toEqual([]);
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
  expect(await violations(fan)).toEqual([]);
  const row = admin.page.getByRole('row').filter({ hasText: 'rosa@example.org' });
  await row.getByText('Not confirmed yet').waitFor();

  const token = await tokenMailedTo('rosa@example.org');
  await page.goto(`/newsletter/confirm?token=${token}`);
  await page.getByText('r…@example.org').waitFor();
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await page.getByRole('heading', { name: "You're subscribed" }).waitFor();
  expect(await violations(fan)).toEqual([]);
  await row.getByText('Subscribed', { exact: true }).waitFor();
  expectQuiet(admin, fan);
});

test('an admin looks at a list before it is imported, exports it again, and removes one by keyboard', async () => {
  const { page } = admin;
  await page.goto('/admin?tab=subscribers');
  await page.getByLabel('List of subscribers').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name,email,birthday\nAna,ana@example.org,1988-04-30\nKid,kid@example.org,2015-01-01\n',
    ),
  });
  await page.getByText('1 new person').waitFor();
  const faulty = page.getByRole('row').filter({ hasText: 'kid@example.org' });
  await faulty.getByText('The newsletter is for people aged 21 or older.').waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByLabel('They already agreed to get our newsletter').check();
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await page.getByText('1 subscriber imported').first().waitFor();
  const row = page.getByRole('row').filter({ hasText: 'ana@example.org' });
  await row.getByText('Subscribed', { exact: true }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet).toContain('Ana,ana@example.org,1988-04-30,Denver Broncos,SUBSCRIBED');

  await row.getByRole('button', { name: 'Remove Ana' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await row.waitFor({ state: 'detached' });
  expectQuiet(admin);
});

async function tokenMailedTo(email: string): Promise<string> {
  for (;;) {
    const mails = (await site.outbox()).filter((mail) => mail.includes(`To: ${email}`));
    const token = /\/newsletter\/confirm\?token=([\w-]{43})/.exec(mails.join('\n'))?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

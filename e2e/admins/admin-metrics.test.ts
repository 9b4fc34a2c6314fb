import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { enter } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const EMAIL = 'counts@example.org';
const PASSWORD = 'a long orange one';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('an admin reads charts by keyboard and as tables, and takes a sheet home', async () => {
  const ada = await newFan(browser, site.url, { isOldEnough: true });
  const { page } = ada;
  await enter(ada, EMAIL, PASSWORD);
  await page.goto('/admin?tab=metrics');
  const activity = page.getByRole('region', { name: '30-day content activity' });
  const chart = activity.getByRole('application', { name: '30-day content activity' });
  await chart.waitFor();

  // The arrow keys walk through the days, and each is said.
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await activity.getByRole('status').getByText('Oct 23').waitFor();

  await activity.getByRole('button', { name: /^Show as table/ }).click();
  const rows = activity.getByRole('table', { name: '30-day content activity' }).getByRole('row');
  expect(await rows.count()).toBe(31);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export users' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('users-2025-11-20.csv');
  const sheet = await readFile(await download.path(), 'utf8');
  expect(sheet).toContain(`,${EMAIL},`);
  const total = Number(
    (
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Total users' })
        .getByText(/^[\d,]+$/)
        .first()
        .innerText()
    ).replace(',', ''),
  );
  expect(sheet.trimEnd().split('\r\n')).toHaveLength(total + 1);

  // Paper is light, whatever the screen; nothing on it can be pressed.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  for (const role of ['button', 'combobox', 'tab'] as const)
    expect(await page.getByRole(role).count()).toBe(0);

  expectQuiet(ada);
});

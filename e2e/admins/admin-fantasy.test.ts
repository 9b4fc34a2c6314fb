import type { Browser } from 'playwright-core';
import { STATS_TEXTS } from '../../schema/fantasy/stats.ts';
import { workbook } from '../../graph/testing/worlds/sheets.ts';
import { enter } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const EMAIL = 'coach@example.org';
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

async function newAdmin(): Promise<Fan> {
  const fan = await newFan(browser, site.url, { isOldEnough: true });
  await enter(fan, EMAIL, PASSWORD);
  return fan;
}

const choose = (fan: Fan, ...rows: (readonly unknown[])[]) =>
  fan.page.getByLabel('Stats sheet').setInputFiles({
    name: 'week.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook([['Player', 'Rush Yds', 'Shoe size'], ...rows]),
  });

test('a corrected sheet is seen, imported and scored; the leaderboard a fan looks at follows', async () => {
  const fan = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  await fan.page.goto('/fan-zone?tab=leaderboards');
  await fan.page.getByRole('heading', { name: 'All lineups' }).waitFor();
  const ada = await newAdmin();
  const { page } = ada;

  await page.goto('/admin?tab=fantasy');
  const game = page.getByLabel('Completed game');
  await game.waitFor();
  await game.selectOption({ index: 1 });
  await page.getByRole('heading', { name: 'Activity' }).waitFor();

  // No player runs that far; nothing is imported.
  await choose(ada, ['Jarrell Oakes', 9999, 44]);
  await page.getByText(/^Nothing was imported: row 2 \(Jarrell Oakes\)/).waitFor();
  const upload = page.getByRole('button', { name: /^Upload for/ });
  expect(await upload.isDisabled()).toBe(true);

  await choose(ada, ['Jarrell Oakes', 321, 44]);
  await page.getByText('Shoe size').waitFor();
  await page.getByText('321 rushing yards').waitFor();
  const first = page.getByRole('table').last().getByRole('row').nth(1).getByRole('cell');
  const winner = await first.nth(1).innerText();
  const points = /[\d.]+$/.exec((await first.nth(3).innerText()).trim())![0];
  await upload.click();
  await page
    .getByRole('tabpanel', { name: 'Upload Stats' })
    .getByText(STATS_TEXTS.processed)
    .waitFor();
  await page.getByText(/file: week\.xlsx/).waitFor();

  // The fan's page stayed open all the while.
  const place = fan.page.getByRole('listitem').filter({ hasText: winner }).first();
  await place.getByText(points).first().waitFor();

  await page.getByRole('tab', { name: 'Review Stats' }).click();
  await page.getByText('1 player imported, most points first').waitFor();
  await page.getByRole('tab', { name: 'Process Game' }).click();
  await page.getByRole('button', { name: 'Process Game' }).click();
  await page.getByText('processed the game').waitFor();
  expectQuiet(ada, fan);
});

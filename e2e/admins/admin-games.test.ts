import type { Browser } from 'playwright-core';
import { toasts } from '../support/account-steps.ts';
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
  owned = await ownedSite();
  ({ site, browser, admin, fan } = owned);
  // The player of the show that goes on the air comes from elsewhere.
  await fan.context.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The show</p>' }),
  );
});
afterAll(() => owned.stop());

test('a game saved and deleted on a phone, a show on the air and breaking news appear on a page that is open', async () => {
  const { page } = admin;
  await fan.page.goto('/home');
  await fan.page.getByRole('region', { name: 'Game status' }).waitFor();

  await page.goto('/admin?tab=games');
  // The season that is listed is that of a new game.
  await page.getByRole('link', { name: /^Edit Week 11/ }).waitFor();
  await page.getByRole('link', { name: 'Add a game' }).click();
  await page.getByLabel('Opponent').selectOption('Chicago Bears');
  await page.getByLabel('Kickoff day').fill('2025-11-21');
  await page.getByLabel('Kickoff time').fill('18:15');
  await page.getByLabel('Week').fill('12');
  await page.getByText(/Game chat is open to members from/).waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Add Game' }).click();
  // The bar shows the game that is being played; the card beside the show, the next one.
  await fan.page
    .getByText(/Chicago Bears/)
    .first()
    .waitFor();

  await page.getByRole('link', { name: /^Edit Week 12 vs\. Chicago Bears/ }).click();
  await page.getByRole('button', { name: 'Delete Game' }).click();
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Game deleted', { exact: true }).waitFor();
  await fan.page
    .getByText(/Chicago Bears/)
    .first()
    .waitFor({ state: 'detached' });

  await page.goto('/admin?tab=on-air');
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await fan.page.getByText('LIVE NOW').first().waitFor();

  await page.getByLabel('Headline').fill('A trade before the deadline');
  await page.getByRole('button', { name: 'Send breaking news' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await fan.page
    .getByRole('region', { name: 'Breaking news' })
    .getByText('A trade before the deadline')
    .waitFor();
  await page.getByRole('listitem').filter({ hasText: 'A trade before the deadline' }).waitFor();
  // Toasts, and the fixed bars of a page that is scrolled, may cover part of a link.
  await toasts(admin).first().waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 8000 });
  expect(await violations(admin)).toEqual([]);
  expectQuiet(admin, fan);
});

test('a newsletter that is sent lies in the outbox, and its link takes one off the list', async () => {
  const { page } = admin;
  await page.goto('/admin?tab=newsletter');
  await page.getByLabel('Subject').fill('The week before Chicago');
  await page.getByLabel('Content').fill('Read **everything** on [the site](/home).');
  await page.getByRole('region', { name: 'Email preview' }).getByText('everything').waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Send Newsletter' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/It will go to \d+ people/).waitFor();
  await dialog.getByRole('button', { name: 'Send Newsletter' }).click();
  await page.getByText('SENT', { exact: true }).waitFor();
  const mails = (await site.outbox()).filter((mail) => mail.includes('The week before Chicago'));
  const [, link] = /^Unsubscribe: (\S+)/m.exec(mails[0]!)!;
  await fan.page.goto(link!);
  await fan.page.getByRole('button', { name: 'Unsubscribe' }).click();
  await fan.page.getByRole('heading', { name: "You're unsubscribed" }).waitFor();
  expect(await violations(fan)).toEqual([]);
  expectQuiet(admin, fan);
});

test('a new season begins with one button; pages that are open follow, and the old one stays readable', async () => {
  const { page } = admin;
  await fan.page.goto('/schedule');
  await fan.page.getByRole('heading', { name: 'Show Schedule' }).waitFor();
  const boards = await newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800 });
  await boards.page.goto('/fan-zone?tab=leaderboards&board=season');
  const standings = boards.page.getByRole('region', { name: 'Season standings' });
  await standings.waitFor();

  await page.goto('/admin?tab=games');
  await page.getByRole('button', { name: 'Start the 2026 season' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start the season' }).click();
  await page.getByText('The 2026 season', { exact: true }).waitFor();
  expect(await violations(admin)).toEqual([]);

  await fan.page.getByRole('combobox', { name: 'Season', exact: true }).selectOption('2025');
  await fan.page.getByText('W 10–7').first().waitFor();
  expect(fan.page.url()).toMatch(/\?season=2025$/);
  await fan.page.reload();
  await fan.page.getByText('W 10–7').first().waitFor();
  expect(await violations(fan)).toEqual([]);

  await standings.waitFor({ state: 'detached' });
  await boards.page.getByRole('combobox', { name: 'Season', exact: true }).selectOption('2025');
  await standings.waitFor();
  expectQuiet(admin, fan, boards);
});

test('the games of a calendar are looked at on a phone, then imported', async () => {
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin?tab=games');
  await page.getByRole('link', { name: 'From a file' }).click();
  await page.getByLabel('Sheet or calendar with games').setInputFiles({
    name: 'next.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'DTSTART:20260913T202500Z',
        'SUMMARY:Chicago Bears at Denver Broncos',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    ),
  });
  await page.getByText('vs. Chicago Bears').waitFor();
  expect(await violations(admin)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 game' }).click();
  await page.getByText('Imported: 1 added, 0 changed.').waitFor();
  await page.goto('/admin?tab=games&season=2026');
  await page.getByRole('link', { name: /^Edit Week 1 vs\. Chicago Bears/ }).waitFor();
  expectQuiet(admin);
});

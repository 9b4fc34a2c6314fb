import type { Browser } from 'playwright-core';
import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { newMember } from '../support/account-steps.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { sidewaysOf } from '../support/sideways.ts';

const KICKOFF = '2025-11-20T18:55:00Z';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
  await site.execute(
    `insert into games (id, week, season, opponent, is_home, kickoff_at, created_at) values (9001, 12, 2025, 'Kansas City Chiefs', true, '${KICKOFF}', '${KICKOFF}')`,
  );
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function newHost(name: string, width: number, height = 800): Promise<Fan> {
  const host = await newFan(browser, site.url, { isOldEnough: true, width, height });
  await newMember(host, name);
  await site.execute(`update users set is_host = true where name = '${name}'`);
  await host.page.goto('/admin?tab=on-air');
  return host;
}

const desk = ({ page }: Fan) => page.getByRole('region', { name: 'Score', exact: true });
const press = (fan: Fan, name: string | RegExp) => desk(fan).getByRole('button', { name }).click();
const typePlay = async (fan: Fan, line: string) => {
  const field = desk(fan).getByLabel('Type a play');
  await field.fill(line);
  await field.press('Enter');
  await desk(fan).getByLabel('Type a play').and(fan.page.locator(':placeholder-shown')).waitFor();
};

test('a touchdown entered with a thumb, and overturned, reaches page and chat of two fans within a second', async () => {
  const hana = await newHost('Hana Host', 390);
  await press(hana, 'Score play by play');
  await desk(hana).getByText('The first play is the opening kickoff.').waitFor();
  await press(hana, /^Kickoff/);
  await press(hana, 'Chiefs');
  await press(hana, 'Enter play');
  await desk(hana).getByText('Broncos · 1st & 10 at DEN 35').waitFor();
  await press(hana, /^Run/);
  await desk(hana).getByLabel('Yards').fill('4');
  await press(hana, 'Enter play');
  await desk(hana).getByText('Broncos · 2nd & 6 at DEN 39').waitFor();
  expect(await violations(hana)).toEqual([]);
  expect(await sidewaysOf(hana.page)).toEqual([]);

  const [wide, phone] = await Promise.all([
    newFan(browser, site.url, { isOldEnough: true }),
    newFan(browser, site.url, { isOldEnough: true, width: 390, height: 800, theme: 'dark' }),
  ]);
  const fans = [wide, phone];
  await Promise.all(fans.map(({ page }) => page.goto('/games/9001')));
  const plays = ({ page }: Fan) => page.getByRole('region', { name: 'Play by play' });
  for (const fan of fans) await plays(fan).getByText('2nd & 6 at DEN 39').first().waitFor();

  await press(hana, /^Pass/);
  await desk(hana).getByLabel('Touchdown').check();
  await press(hana, 'Enter play');
  await Promise.all(fans.map((fan) => plays(fan).getByText('Touchdown, Broncos!').waitFor()));
  await wide.page.getByRole('log').getByText('Touchdown, Broncos!').waitFor();
  await desk(hana).getByText('Broncos · The try is next').waitFor();

  await desk(hana).getByRole('button', { name: 'Review it' }).first().click();
  await Promise.all(fans.map((fan) => plays(fan).getByText('Under review').first().waitFor()));
  await desk(hana).getByRole('button', { name: 'Overturn' }).first().click();
  await desk(hana).getByLabel('Yards').fill('22');
  await press(hana, 'Overturn play');
  await desk(hana).getByText('Broncos · 1st & 10 at KC 39').waitFor();
  await Promise.all(fans.map((fan) => plays(fan).locator('del').waitFor()));
  await wide.page.getByRole('log').locator('del').waitFor();
  for (const { page } of fans)
    expect(await page.getByRole('table').first().innerText()).not.toContain('6');
  expectQuiet(hana, ...fans);
  await Promise.all([...fans, hana].map(({ context }) => context.close()));
});

test('by keyboard: a line for each play, and two hosts never overtake each other', async () => {
  const kim = await newHost('Kim Keys', 1280);
  const lou = await newHost('Lou Late', 1280);
  for (const host of [kim, lou]) await desk(host).getByLabel('Type a play').waitFor();
  await typePlay(kim, 'P 20 8 84');
  await desk(lou)
    .getByText(/ for 20 yards\.$/)
    .first()
    .waitFor();
  await desk(lou).getByText('Kim Keys is scoring this game, too.').waitFor();
  await typePlay(kim, 'R 3 27');

  await desk(kim).getByLabel('Type a play').press('Control+z');
  await desk(kim)
    .getByText(/ runs for 3 yards\.$/)
    .first()
    .waitFor({ state: 'detached' });
  await desk(kim).getByLabel('Type a play').fill('Z 1');
  await desk(kim).getByLabel('Type a play').press('Enter');
  await desk(kim).getByText('That isn’t a play we know. Try R 4 27.').waitFor();

  // The clock is started by the space bar of the empty line.
  await desk(kim).getByLabel('Type a play').fill('');
  await desk(kim).getByLabel('Type a play').press(' ');
  await desk(kim).getByRole('button', { name: 'Stop clock' }).waitFor();
  await desk(kim).getByLabel('Type a play').press(' ');
  await desk(kim).getByRole('button', { name: 'Start clock' }).waitFor();

  await desk(kim).getByLabel('Type a play').fill('E');
  await desk(kim).getByLabel('Type a play').press('Enter');
  await kim.page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click();
  await desk(kim).getByRole('button', { name: 'Reopen game' }).click();
  await desk(kim).getByLabel('Type a play').waitFor();
  expectQuiet(kim, lou);
  await Promise.all([kim, lou].map(({ context }) => context.close()));
});

import { expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { LINEUP_TEXTS, SLOTS } from '../../schema/fantasy/lineup.ts';
import { workbook } from '../../graph/testing/worlds/sheets.ts';
import { enter, expectToast } from '../support/account-steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { email: 'ada@example.org', password: 'orange crush' };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  const env = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SPORTS_PROVIDER: 'none',
  };
  [site, browser] = await Promise.all([serveSite('2025-11-20T19:00:00Z', env), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The graph's response for the page's user. */
async function ask({ page }: Fan, query: string, variables: object = {}) {
  const response = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await response.json()) as { data: unknown; errors?: { message: string }[] };
}

const MINE = `query ($id: Int!) { myLineup(gameId: $id) {
  id lineupName picks { isCaptain player { id } }
} }`;
interface Mine {
  myLineup: {
    id: number;
    lineupName: string;
    picks: { isCaptain: boolean; player: { id: number } }[];
  };
}
const UPDATE =
  'mutation ($id: Int!, $input: LineupInput!) { updateLineup(input: { id: $id, lineup: $input }) { lineup { id } } }';

interface Next {
  fantasyGame: { asOf: string; game: { id: number } & Record<string, unknown> };
}

/** Moves the next game to so many ms from now; returns its id. */
async function kickOffIn(fan: Fan, milliseconds: number): Promise<number> {
  const { data } = await ask(
    fan,
    '{ fantasyGame { asOf game { id week season opponent isHome } } }',
  );
  const { asOf, game } = (data as Next).fantasyGame;
  const kickoffAt = new Date(Date.parse(asOf) + milliseconds).toISOString();
  const { errors } = await ask(
    fan,
    'mutation ($input: GameInput!) { saveGame(input: $input) { id } }',
    { input: { ...game, kickoffAt } },
  );
  expect(errors).toBeUndefined();
  return game.id;
}

test('an admin builds a lineup by keyboard; it locks at kickoff on the open page; the board follows the stats', async () => {
  const ada = await newFan(browser, site.url, { isOldEnough: true });
  const { page } = ada;
  await enter(ada, ADMIN.email, ADMIN.password);
  await page.goto('/fan-zone?tab=fantasy');

  const slot = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}\\b`) });
  const players = page.getByRole('list', { name: /^Players for/ });
  const question = page.getByRole('alertdialog', { name: /^Pick .+ anyway\?$/ });
  const picked = players.getByRole('button', { pressed: true });
  const labels = ['WR1', 'WR2', 'RB', 'TE', 'FLEX', 'IDP'];
  const listFor = (label?: string) =>
    label ? page.getByRole('list', { name: `Players for ${label}` }) : picked;
  let asked = 0;
  await slot('WR1').focus();
  for (const [at, label] of labels.entries()) {
    await listFor(label).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('ul[aria-label]'));
    await page.keyboard.press('Enter');
    await question
      .or(listFor(labels[at + 1]))
      .first()
      .waitFor();
    while (await question.isVisible()) {
      asked += 1;
      // A player who is out: Cancel has the focus, then the player does again, and the next one is a Tab away.
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await question
        .or(listFor(labels[at + 1]))
        .first()
        .waitFor();
    }
  }
  expect(asked).toBeGreaterThan(0);
  await picked.waitFor();
  await page.getByText('6 of 7 picked').waitFor();
  await page.getByRole('tabpanel').getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.getByText('7 of 7 picked').waitFor();

  await page.reload();
  await page.getByText('7 of 7 picked').waitFor();
  await page.getByLabel('Lineup name').fill('Mile High Mayhem');
  await page.keyboard.press('Enter');
  await expectToast(ada, {
    title: LINEUP_TEXTS.submitted.title,
    text: LINEUP_TEXTS.submitted.message,
  });
  await page.getByRole('button', { name: 'Edit Lineup' }).click();
  await page.getByLabel('Lineup name').fill('Thin Air');
  await page.keyboard.press('Enter');
  await page.getByText(LINEUP_TEXTS.updated.title, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Thin Air' }).waitFor();

  // The game is moved; the page that is open hears of it, and locks by itself.
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const id = await kickOffIn(ada, 8000);
  await page.getByText(LINEUP_TEXTS.locked, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit Lineup' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  const mine = await ask(ada, MINE, { id });
  const { id: lineupId, lineupName, picks } = (mine.data as Mine).myLineup;
  const idOf = (pick: (typeof picks)[number]) => String(pick.player.id);
  const input = {
    lineupName,
    ...Object.fromEntries(SLOTS.map((slot, at) => [slot, idOf(picks[at]!)])),
    captain: idOf(picks.find(({ isCaptain }) => isCaptain)!),
  };
  const late = await ask(ada, UPDATE, { id: lineupId, input });
  expect(late.errors).toMatchObject([{ message: LINEUP_TEXTS.locked }]);

  const fan = await newFan(browser, site.url, { width: 360, height: 740, isOldEnough: true });
  await fan.page.goto('/fan-zone?tab=leaderboards');
  await fan.page.getByText('Week 10', { exact: true }).waitFor();
  const uploaded = await page.request.post(`/api/admin/upload-stats/${id}`, {
    multipart: {
      statsFile: {
        name: 'stats.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: workbook([
          ['Player', 'Rec', 'Rec Yds'],
          ['Terrance Quillen', 5, 50],
        ]),
      },
    },
  });
  expect(uploaded.status()).toBe(200);
  await fan.page.getByText('Week 11', { exact: true }).waitFor();
  const row = fan.page.getByRole('listitem').filter({ hasText: 'Thin Air' });
  await row.getByText('20.00').first().waitFor();
  await row.locator('summary').click();
  await row.getByText('10.00 × 2 captain').waitFor();
  expectQuiet(ada, fan);
}, 150_000);

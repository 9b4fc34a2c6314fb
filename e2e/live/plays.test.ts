import type { Browser } from 'playwright-core';
import { gamePath } from '../../schema/games/game-path.ts';
import { readEnv } from '../../graph/core/env.ts';
import { seedOf } from '../../graph/plays/demo/random.ts';
import { simulateGame } from '../../graph/plays/demo/simulation.ts';

import { violations } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const { demoPace } = readEnv({});

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { SPORTS_PROVIDER: 'demo' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

interface NextGame {
  readonly id: number;
  readonly kickoffAt: string;
  readonly week: number;
}

async function nextGame(): Promise<NextGame | null> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ nextGame { id kickoffAt week } }' }),
  });
  const { data } = (await response.json()) as { data: { nextGame: NextGame | null } };
  return data.nextGame;
}

/** Looks often, for a few seconds. */
async function demoGameOn(evening: string): Promise<NextGame | null> {
  for (let look = 0; look < 30; look += 1) {
    const game = await nextGame();
    if (game?.kickoffAt === evening) return game;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

/** The first evening on which the demo plays a game with a touchdown that is taken back, and when. */
async function nightWithReview() {
  for (let day = 21; day <= 29; day += 1) {
    await site.setNow(`2025-11-${day}T19:00:00Z`);
    const game = await demoGameOn(`2025-11-${day + 1}T01:25:00.000Z`);
    if (!game) continue;
    const kickoff = Date.parse(game.kickoffAt);
    const { log } = simulateGame(seedOf(`${game.id}:${kickoff}`));
    const ruling = log.find(({ revision }) => revision === 3);
    if (!ruling) continue;
    const touchdown = log.find(({ n }) => n === ruling.n)!;
    const instantOf = (at: number) => new Date(kickoff + (at / demoPace) * 1000 + 1).toISOString();
    return { id: game.id, touchdownAt: instantOf(touchdown.at), ruledAt: instantOf(ruling.at) };
  }
  throw new Error('No game of these evenings has a review');
}

const plays = ({ page }: Fan) => page.getByRole('region', { name: 'Play by play' });

test('a touchdown and its overturn reach the bar, the page and the chat of two browsers', async () => {
  const { id, touchdownAt, ruledAt } = await nightWithReview();
  await site.setNow(touchdownAt);
  const wide = await newFan(browser, site.url, { isOldEnough: true });
  const phone = await newFan(browser, site.url, {
    ...{ isOldEnough: true, width: 390, height: 800, theme: 'dark' },
  });
  for (const fan of [wide, phone]) {
    await fan.page.goto(gamePath(id));
    await plays(fan)
      .getByText(/^Touchdown, \w+!$/)
      .waitFor();
    expect(await violations(fan)).toEqual([]);
  }
  const chat = wide.page.getByRole('log', { name: 'Messages' });
  await chat
    .getByText(/^Touchdown, \w+!$/)
    .last()
    .waitFor();
  const scoreOf = async ({ page }: Fan) =>
    (await page.getByRole('table').first().innerText()).replace(/\s+/g, ' ');
  const before = await scoreOf(wide);

  await site.setNow(ruledAt);
  for (const fan of [wide, phone]) await plays(fan).locator('del').waitFor();
  await chat.locator('del').waitFor();
  const after = await scoreOf(wide);
  expect(after).not.toBe(before);
  expect(await scoreOf(phone)).toBe(after);

  // After a reload it is the same.
  await phone.page.reload();
  await phone.page.locator('del').first().waitFor();
  expect(await scoreOf(phone)).toBe(after);
  for (const fan of [wide, phone]) {
    expectQuiet(fan);
    await fan.context.close();
  }
});

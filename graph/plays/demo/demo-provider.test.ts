import { pino } from 'pino';
import type { LiveGameView } from '../../../schema/games/games.ts';
import { type Site, startSite } from '../../testing/site.ts';
import { Game } from '../../games/game.entity.ts';
import { createDemoLook } from './demo-provider.ts';

const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const MORNING = '2025-11-16T17:00:00Z';
const MINUTE = 60_000;

let site: Site;
let published: LiveGameView[];
let stopListening: () => void;

beforeAll(async () => {
  site = await startSite();
});
/** A site on which nothing has been played. */
beforeEach(async () => {
  await site.em().nativeDelete(Game, {});
  site.clock.set(MORNING);
  published = [];
  stopListening = site.server.events.on('game.live', (live) => published.push(live));
});
afterEach(() => stopListening());
afterAll(() => site.stop());

/** A node that plays the demo, as at its start. Its timer is the test. */
const node = () =>
  createDemoLook({
    orm: site.server.orm,
    services: site.server.services,
    logger: pino({ level: 'silent' }),
  });

const games = () => site.em().find(Game, {}, { orderBy: { kickoffAt: 'asc' } });
const points = ({ homeTeam, awayTeam }: LiveGameView) => homeTeam.score + awayTeam.score;

async function play(look: () => Promise<void>, { minutes }: { minutes: number }) {
  for (let second = 0; second < minutes * 60; second += 2) {
    site.clock.advance(2_000);
    await look();
  }
}

const saveAsAdmin = async (given: object) => {
  const input = {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: '2025-11-16T21:25:00Z',
    ...given,
  };
  const { errors } = await site.as(await admin()).run(SAVE_GAME, { input });
  expect(errors).toBeUndefined();
};
let theAdmin: ReturnType<Site['admin']> | undefined;
const admin = () => (theAdmin ??= site.admin());

test('after a start the kickoff comes in 15 seconds and points within a minute', async () => {
  const look = node();
  await look();
  expect(published).toEqual([]);
  site.clock.advance(15_000);
  await look();
  expect(published).toMatchObject([{ isLive: true, status: { period: 1, displayClock: '15:00' } }]);

  await play(look, { minutes: 0.75 });
  expect(points(published.at(-1)!)).toBeGreaterThan(0);
});

test('a whole game is shown in order and ends with its result, in about half an hour', async () => {
  const look = node();
  await look();
  await play(look, { minutes: 40 });

  const order = published.map(({ status }) => status.period);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBeGreaterThanOrEqual(4);
  expect(published.filter(({ isFinal }) => isFinal)).toHaveLength(1);

  const { isFinal, homeTeam, awayTeam } = published.at(-1)!;
  const [game] = await games();
  const [us, them] = game!.isHome ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  expect(isFinal).toBe(true);
  expect(game).toMatchObject({
    score: `${us.score}-${them.score}`,
    result: us.score > them.score ? 'W' : 'L',
  });
});

test('two nodes that follow the same game play the same one, and each step is published once', async () => {
  const [first, second] = [node(), node()];
  await Promise.all([first(), second()]);
  await play(async () => void (await Promise.all([first(), second()])), { minutes: 30 });

  expect(await games()).toHaveLength(1);
  const steps = published.map((live) => JSON.stringify(live));
  expect(steps.filter((step, index) => step === steps[index - 1])).toEqual([]);
  expect(published.filter(({ isFinal }) => isFinal)).toHaveLength(1);
});

test('a node whose clock is behind does not turn the scoreboard back', async () => {
  const [ahead, behind] = [node(), node()];
  await ahead();
  await play(ahead, { minutes: 6 });
  const last = published.at(-1);
  site.clock.advance(-2 * MINUTE);
  await behind();
  expect(published.at(-1)).toBe(last);
});

test('a start during the game continues it; a start after it replays it, in the same row', async () => {
  const before = node();
  await before();
  await play(before, { minutes: 5 });
  const [running] = await games();
  await node()();
  expect((await games()).map(({ id, kickoffAt }) => ({ id, kickoffAt }))).toEqual([
    { id: running!.id, kickoffAt: running!.kickoffAt },
  ]);

  await play(before, { minutes: 40 });
  expect((await games())[0]!.result).not.toBeNull();
  const again = node();
  await again();
  expect(await games()).toMatchObject([
    {
      id: running!.id,
      result: null,
      score: null,
      kickoffAt: new Date(site.clock.now().getTime() + 15_000),
    },
  ]);
  await play(again, { minutes: 1 });
  expect(published.at(-1)).toMatchObject({ isLive: true, status: { period: 1 } });
});

test('a game left unfinished when the site stopped is replayed as well', async () => {
  await node()();
  site.clock.advance(3 * 60 * MINUTE);
  await node()();
  expect(await games()).toMatchObject([
    { result: null, kickoffAt: new Date(site.clock.now().getTime() + 15_000) },
  ]);
});

test('on a day for which an admin entered a game nothing is played', async () => {
  await saveAsAdmin({});
  const look = node();
  await look();
  await play(look, { minutes: 2 });
  expect(await games()).toMatchObject([{ opponent: 'Kansas City Chiefs' }]);
  expect(published.filter(({ status }) => status.period > 0)).toEqual([]);
});

test('once an admin enters a game the demo leaves the scoreboard to it', async () => {
  const look = node();
  await look();
  await play(look, { minutes: 3 });
  await saveAsAdmin({ kickoffAt: site.clock.now().toISOString(), score: '3-0' });
  published.length = 0;
  await play(look, { minutes: 3 });
  expect(published).toEqual([]);
  const { data } = await site
    .as(null)
    .run('{ liveGame { isLive homeTeam { score } awayTeam { abbreviation } } }');
  expect(data).toEqual({
    liveGame: { isLive: true, homeTeam: { score: 3 }, awayTeam: { abbreviation: 'KC' } },
  });
});

test("a demo game that an admin saves becomes the admin's own", async () => {
  const look = node();
  await look();
  await play(look, { minutes: 3 });
  const [game] = await games();
  await saveAsAdmin({ id: game!.id, kickoffAt: game!.kickoffAt.toISOString(), score: '21-0' });
  published.length = 0;
  await play(look, { minutes: 3 });
  expect(published).toEqual([]);
  const { data } = await site
    .as(null)
    .run('{ liveGame { homeTeam { score } awayTeam { score } } }');
  expect(data).toEqual({ liveGame: { homeTeam: { score: 21 }, awayTeam: { score: 0 } } });
});

test('a site that runs on plays the next day in the evening', async () => {
  const look = node();
  await look();
  await play(look, { minutes: 40 });
  site.clock.set('2025-11-17T15:00:00Z');
  await look();
  expect(await games()).toMatchObject([
    { result: expect.stringMatching(/W|L/) },
    { result: null, kickoffAt: new Date('2025-11-18T01:25:00Z') },
  ]);
});

test('a game that begins just before midnight is played to its end', async () => {
  site.clock.set('2025-11-17T06:55:00Z');
  const look = node();
  await look();
  await play(look, { minutes: 10 });
  expect(published.at(-1)).toMatchObject({ isLive: true });
  await play(look, { minutes: 30 });
  expect((await games())[0]!.result).toMatch(/W|L/);
});

test('an exhibition leaves the regular season as it is', async () => {
  await saveAsAdmin({ week: 10, kickoffAt: '2025-11-09T21:25:00Z', result: 'W', score: '24-17' });
  const look = node();
  await look();
  await play(look, { minutes: 40 });
  const { data } = await site.as(null).run('{ seasonRecord(season: 2025) { wins losses } }');
  expect(data).toEqual({ seasonRecord: { wins: 1, losses: 0 } });
});

import { Game } from '../games/game.entity.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { type Site, startSite } from '../testing/site.ts';

const KICKOFF = '2025-11-16T21:25:00.000Z';
const QUERY = '{ fantasyGame { game { id } isOpen closedBecause nextOpenDate asOf } }';

let site: Site;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
});
afterAll(() => site.stop());

const fantasyGame = async () => {
  const { data, errors } = await site.as(null).run<{ fantasyGame: object | null }, object>(QUERY);
  expect(errors).toBeUndefined();
  return data!.fantasyGame;
};

test('a game from before it is played until the next one is open', async () => {
  expect(await fantasyGame()).toBeNull();
  const id = await addGame(site, KICKOFF);
  expect(await fantasyGame()).toEqual({
    game: { id },
    isOpen: true,
    closedBecause: null,
    nextOpenDate: null,
    asOf: new Date('2025-11-16T19:00:00Z'),
  });

  site.clock.set(KICKOFF);
  const next = await addGame(site, '2025-11-23T21:25:00.000Z', { week: 12 });
  expect(await fantasyGame()).toMatchObject({
    game: { id },
    isOpen: false,
    closedBecause: 'LOCKED',
  });

  await site.em().nativeUpdate(Game, id, { result: 'W' });
  expect(await fantasyGame()).toMatchObject({ game: { id: next }, isOpen: true });

  await site.em().nativeDelete(Game, next);
  expect(await fantasyGame()).toMatchObject({
    game: { id },
    isOpen: false,
    closedBecause: 'GAME_OVER',
    nextOpenDate: new Date('2025-11-18T07:00:00.000Z'),
  });

  // A preseason game locks no lineups, and a game whose result was never entered does not lock them for ever.
  const later = await addGame(site, '2025-11-23T21:25:00.000Z', { week: 12 });
  await addGame(site, KICKOFF, { week: 0 });
  await addGame(site, '2025-11-09T21:25:00.000Z', { week: 10 });
  expect(await fantasyGame()).toMatchObject({ game: { id: later }, isOpen: true });
});

test('open pages get an event when a game is moved', async () => {
  const admin = await site.admin();
  const events = await subscribeAs(site, null, 'subscription { fantasyEvents { gameId } }');
  const input = {
    week: 13,
    season: 2025,
    opponent: 'Las Vegas Raiders',
    isHome: true,
    kickoffAt: '2025-11-30T21:25:00.000Z',
  };
  const { data, errors } = await site
    .as(admin)
    .run<{ saveGame: { id: number } }, object>(
      `mutation ($input: GameInput!) { saveGame(input: $input) { id } }`,
      { input },
    );
  expect(errors).toBeUndefined();
  await events.until({ fantasyEvents: { gameId: data!.saveGame.id } });
});

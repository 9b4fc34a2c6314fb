import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const today = {
  week: 11,
  season: 2025,
  opponent: 'Kansas City Chiefs',
  isHome: true,
  kickoffAt: '2025-11-16T18:25:00Z',
};

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  admin = await site.admin();
});
afterAll(() => site.stop());

/** Returns the next state each time it is called. */
async function watch() {
  const events = await subscribeAs<{ liveGame: object }>(
    site,
    null,
    'subscription { liveGame { gameId isLive isFinal homeTeam { score } awayTeam { score } } }',
  );
  return async () => (await events.next()).liveGame;
}

test('everybody who watches sees a score and the end of the game that an admin enters', async () => {
  const [first, second] = [await watch(), await watch()];
  const { data } = await site
    .as(admin)
    .run<{ saveGame: { id: number } }, object>(SAVE_GAME, { input: { ...today, score: '7-0' } });
  const gameId = data!.saveGame.id;
  const touchdown = {
    gameId,
    isLive: true,
    isFinal: false,
    homeTeam: { score: 7 },
    awayTeam: { score: 0 },
  };
  expect([await first(), await second()]).toEqual([touchdown, touchdown]);

  await site
    .as(admin)
    .run(SAVE_GAME, { input: { ...today, id: gameId, result: 'W', score: '7-3' } });
  expect(await first()).toEqual({
    gameId,
    isLive: false,
    isFinal: true,
    homeTeam: { score: 7 },
    awayTeam: { score: 3 },
  });
});

test('a game of another day changes nothing', async () => {
  const published: unknown[] = [];
  const stop = site.server.events.on('game.live', (live) => published.push(live));
  await site
    .as(admin)
    .run(SAVE_GAME, { input: { ...today, kickoffAt: '2025-11-23T18:25:00Z', week: 12 } });
  stop();
  expect(published).toEqual([]);
});

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

async function watch() {
  const socket = await site.as(null).socket();
  return socket.iterate<{ liveGame: object }>({
    query:
      'subscription { liveGame { gameId isLive isFinal homeTeam { score } awayTeam { score } } }',
  });
}

const nextOf = async (events: AsyncIterator<{ data?: { liveGame: object } | null | undefined }>) =>
  (await events.next()).value.data.liveGame;

test('everybody who watches sees a score and the end of the game that an admin enters', async () => {
  const [first, second] = [await watch(), await watch()];
  const seen = [nextOf(first), nextOf(second)];
  // The server answers in order: once this is back, both subscriptions stand.
  await site.as(null).fetch('/healthz');

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
  expect(await Promise.all(seen)).toEqual([touchdown, touchdown]);

  await site
    .as(admin)
    .run(SAVE_GAME, { input: { ...today, id: gameId, result: 'W', score: '7-3' } });
  expect(await nextOf(first)).toEqual({
    gameId,
    isLive: false,
    isFinal: true,
    homeTeam: { score: 7 },
    awayTeam: { score: 3 },
  });
});

test('a game of another day moves nobody', async () => {
  const published: unknown[] = [];
  const stop = site.server.events.on('game.live', (live) => published.push(live));
  await site
    .as(admin)
    .run(SAVE_GAME, { input: { ...today, kickoffAt: '2025-11-23T18:25:00Z', week: 12 } });
  stop();
  expect(published).toEqual([]);
});

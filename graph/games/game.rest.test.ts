import { type Site, startSite } from '../testing/site.ts';

const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: Site;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
});
afterAll(() => site.stop());

const get = async (path: string) => {
  const response = await site.as(null).fetch(path);
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0],
    body: (await response.json()) as unknown,
  };
};
const save = async (given: object) => {
  const input = { week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, ...given };
  const { errors } = await site.as(await site.admin()).run(SAVE_GAME, { input });
  expect(errors).toBeUndefined();
};

test.each([
  '/api/live-game',
  '/api/games/next',
  '/api/games/last-completed',
  '/api/season-record/2025',
])('%s is null while there is nothing to show', async (path) => {
  expect(await get(path)).toEqual({ status: 200, type: 'application/json', body: null });
});

test.each(['twenty', '20.25', '99999999999', '%00', '1e3'])(
  'a season like %s is refused',
  async (season) => {
    const { status, body } = await get(`/api/season-record/${season}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  },
);

test('a season without games has no record', async () => {
  expect(await get('/api/season-record/1966')).toMatchObject({ status: 200, body: null });
});

test('a game day in the words of the document', async () => {
  await save({
    week: 10,
    kickoffAt: '2025-11-09T21:25:00Z',
    isHome: false,
    opponent: 'Las Vegas Raiders',
    result: 'W',
    score: '24-17',
  });
  await save({ kickoffAt: '2025-11-16T18:05:00Z', score: '7-3' });
  await save({
    week: 12,
    kickoffAt: '2025-11-24T01:25:00Z',
    tvNetwork: 'NBC',
    opponent: 'Seattle Seahawks',
  });

  expect((await get('/api/live-game')).body).toEqual({
    gameId: expect.any(Number),
    isLive: true,
    isFinal: false,
    isPlayoff: false,
    homeTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: 7, possession: false },
    awayTeam: { abbreviation: 'KC', name: 'Kansas City Chiefs', score: 3, possession: false },
    status: { period: 0, displayClock: '' },
  });
  expect((await get('/api/games/next')).body).toMatchObject({
    id: expect.any(Number),
    opponent: 'Seattle Seahawks',
    isHome: true,
    date: '2025-11-23',
    gameTime: '6:25 PM',
    week: 12,
    tvNetwork: 'NBC',
    kickoffAt: '2025-11-24T01:25:00.000Z',
  });
  expect((await get('/api/games/last-completed')).body).toMatchObject({
    opponent: 'Las Vegas Raiders',
    isHome: false,
    result: 'W',
    score: '24-17',
    isPlayoff: false,
  });
  expect((await get('/api/season-record/2025')).body).toMatchObject({ wins: 1, losses: 0 });
});

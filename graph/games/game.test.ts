import { type Member, type Site, startSite } from '../testing/site.ts';
import type { GameInput } from '../../schema/games/game-shape.ts';

const GAME =
  'id week season opponent isHome kickoffAt date gameTime tvNetwork isPlayoff result score createdAt';
const CREATE_GAME = `mutation ($input: CreateGameInput!) { saved: createGame(input: $input) { game { ${GAME} } } }`;
const UPDATE_GAME = `mutation ($input: UpdateGameInput!) { saved: updateGame(input: $input) { game { ${GAME} } } }`;
const SAVE_GAME = `mutation ($input: GameInput!) { saveGame(input: $input) { ${GAME} } }`;
const mutationOf = ({ id }: Given) => (id == null ? CREATE_GAME : UPDATE_GAME);
const RECORD = `query ($season: Int!) { seasonRecord(season: $season) { wins losses preseasonWins preseasonLosses isRegularSeasonStarted } }`;
const BAR = `{
  liveGame { gameId isLive isFinal status { period displayClock } homeTeam { abbreviation name score possession } awayTeam { abbreviation name score possession } }
  nextGame { opponent date gameTime week tvNetwork }
  lastCompletedGame { opponent result score isHome isPlayoff }
}`;

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());

type Given = Omit<Partial<GameInput>, 'kickoffAt'> & { kickoffAt?: string };
const input = (given: Given = {}) => ({
  week: 12,
  season: 2031,
  opponent: 'Kansas City Chiefs',
  isHome: true,
  kickoffAt: '2031-11-23T21:25:00Z',
  ...given,
});
const save = async (given: Given = {}) => {
  const { data, errors } = await site
    .as(admin)
    .run<{ saved: { game: Record<string, unknown> } }, object>(mutationOf(given), {
      input: input(given),
    });
  expect(errors).toBeUndefined();
  return data!.saved.game;
};
const refusal = async (given: Given) => {
  const { errors } = await site.as(admin).run(mutationOf(given), { input: input(given) });
  return { message: errors?.[0]?.message, code: errors?.[0]?.extensions.code };
};
const record = async (season: number) =>
  (await site.as(null).run<{ seasonRecord: object }, object>(RECORD, { season })).data
    ?.seasonRecord;

describe('saving a game', () => {
  test('date and time are kickoff in Mountain time, the rest is as entered', async () => {
    site.clock.set('2031-09-01T18:00:00Z');
    expect(await save({ kickoffAt: '2031-11-24T01:25:00Z', tvNetwork: ' NBC ' })).toEqual({
      id: expect.any(Number),
      week: 12,
      season: 2031,
      opponent: 'Kansas City Chiefs',
      isHome: true,
      isPlayoff: false,
      kickoffAt: new Date('2031-11-24T01:25:00Z'),
      date: '2031-11-23',
      gameTime: '6:25 PM',
      tvNetwork: 'NBC',
      result: null,
      score: null,
      createdAt: new Date('2031-09-01T18:00:00Z'),
    });
  });

  test('with an id it changes that game; absent fields stay, empty ones are cleared', async () => {
    const { id } = await save({ tvNetwork: 'CBS', isPlayoff: true, result: 'W', score: '24-17' });
    const changed = await save({ id: id as number, opponent: 'Las Vegas Raiders', tvNetwork: '' });
    expect(changed).toMatchObject({
      id,
      opponent: 'Las Vegas Raiders',
      tvNetwork: null,
      isPlayoff: true,
      result: 'W',
      score: '24-17',
    });
  });

  test.each([
    [{ opponent: '  ' }, 'Opponent is required'],
    [{ opponent: 'x'.repeat(81) }, 'Opponent must be 80 characters or less'],
    [{ week: 24 }, 'Week must be a whole number from -4 to 23'],
    [{ season: 25 }, 'Season must be a year from 1960 to 2200'],
    [{ result: 'Z' as 'W' }, 'Result must be W, L or T'],
    [{ score: 'a lot' }, 'Score must look like 24-17, our points first'],
    [{ tvNetwork: 'line\nbreak' }, 'TV network must be 40 characters or less'],
    [{ kickoffAt: '1875-01-01T00:00:00Z' }, 'Kickoff must be a date and time'],
  ])('refuses %j', async (given, message) => {
    expect(await refusal(given)).toEqual({ message, code: 'BAD_USER_INPUT' });
  });

  test('the promised name creates and changes as the new ones do, and says that it is deprecated', async () => {
    const run = async (given: Given) =>
      (
        await site
          .as(admin)
          .fetch('/graphql', { body: { query: SAVE_GAME, variables: { input: input(given) } } })
      ).json() as Promise<{
        data: { saveGame: { id: number; tvNetwork: string } };
        extensions: { deprecated: object[] };
      }>;
    const { data, extensions } = await run({ week: 14, tvNetwork: 'FOX' });
    expect(data.saveGame.tvNetwork).toBe('FOX');
    expect(JSON.stringify(extensions.deprecated)).toContain('Use createGame or updateGame.');
    const { id } = data.saveGame;
    expect((await run({ id, week: 14, tvNetwork: 'CBS' })).data.saveGame).toMatchObject({
      id,
      tvNetwork: 'CBS',
    });
  });

  test('a game that is not there is not found', async () => {
    expect(await refusal({ id: 999_999 })).toEqual({
      message: 'Game not found',
      code: 'NOT_FOUND',
    });
  });

  test.each([
    ['create', CREATE_GAME, input()],
    ['update', UPDATE_GAME, input({ id: 1 })],
    ['save', SAVE_GAME, input()],
  ])('only admins %s games', async (_act, mutation, values) => {
    const member = await site.member();
    const codes = await Promise.all(
      [null, member].map(
        async (who) =>
          (await site.as(who).run(mutation, { input: values })).errors?.[0]?.extensions.code,
      ),
    );
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  });
});

describe('the season record', () => {
  test('a season without games has no record', async () => {
    expect(await record(1999)).toBeNull();
  });

  test('counts regular games, preseason apart, and neither ties nor playoffs', async () => {
    const season = 2032;
    const games: Given[] = [
      { week: -1, result: 'L' },
      { week: 0, result: 'W' },
      { week: 1, result: 'W' },
      { week: 2, result: 'W' },
      { week: 3, result: 'L' },
      { week: 4, result: 'T' },
      { week: 5 },
      { week: 19, result: 'L', isPlayoff: true },
    ];
    for (const game of games) await save({ ...game, season });
    expect(await record(season)).toEqual({
      wins: 2,
      losses: 1,
      preseasonWins: 1,
      preseasonLosses: 1,
      isRegularSeasonStarted: true,
    });
  });

  test('follows corrections, also into another season', async () => {
    const { id } = await save({ season: 2033, week: 1, result: 'W' });
    expect(await record(2033)).toMatchObject({ wins: 1, losses: 0 });
    await save({ id: id as number, season: 2033, week: 1, result: 'L' });
    expect(await record(2033)).toMatchObject({ wins: 0, losses: 1 });
    await save({ id: id as number, season: 2034, week: 1 });
    expect([await record(2033), await record(2034)]).toMatchObject([{ losses: 0 }, { losses: 1 }]);
  });

  test('is exact when many results arrive at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save({ season: 2035, week: index + 1, result: 'W' }),
      ),
    );
    expect(await record(2035)).toMatchObject({ wins: 12, losses: 0 });
  });
});

describe('a game day', () => {
  const bar = async () =>
    (await site.as(null).run<Record<string, object | null>, object>(BAR)).data!;
  const gameDay = {
    season: 2040,
    week: 3,
    kickoffAt: '2040-09-24T01:25:00Z',
    opponent: 'Las Vegas Raiders',
    isHome: false,
    tvNetwork: 'NBC',
  };
  let id: number;

  beforeAll(async () => {
    site.clock.set('2040-09-23T12:00:00Z');
    await save({
      season: 2040,
      week: 2,
      kickoffAt: '2040-09-16T19:00:00Z',
      opponent: 'Seattle Seahawks',
      result: 'L',
      score: '10-27',
    });
    id = (await save(gameDay)).id as number;
  });

  test('before kickoff there is no live game, only the one to come', async () => {
    site.clock.set('2040-09-24T01:24:59Z');
    expect(await bar()).toEqual({
      liveGame: null,
      nextGame: {
        opponent: 'Las Vegas Raiders',
        date: '2040-09-23',
        gameTime: '7:25 PM',
        week: 3,
        tvNetwork: 'NBC',
      },
      lastCompletedGame: {
        opponent: 'Seattle Seahawks',
        result: 'L',
        score: '10-27',
        isHome: true,
        isPlayoff: false,
      },
    });
  });

  test('at kickoff it is live, without points until a score comes in', async () => {
    site.clock.set('2040-09-24T01:25:00Z');
    const { liveGame, nextGame } = await bar();
    expect(liveGame).toEqual({
      gameId: id,
      isLive: true,
      isFinal: false,
      status: { period: 0, displayClock: '' },
      homeTeam: { abbreviation: 'LV', name: 'Las Vegas Raiders', score: 0, possession: false },
      awayTeam: { abbreviation: 'DEN', name: 'Denver Broncos', score: 0, possession: false },
    });
    expect(nextGame).toBeNull();
  });

  test('a score that an admin enters is on the scoreboard', async () => {
    site.clock.set('2040-09-24T02:10:00Z');
    await save({ ...gameDay, id, score: '14-3' });
    expect((await bar()).liveGame).toMatchObject({
      isLive: true,
      awayTeam: { score: 14 },
      homeTeam: { score: 3 },
    });
  });

  test('it stays live past midnight, if it takes that long', async () => {
    site.clock.set('2040-09-24T06:10:00Z');
    expect((await bar()).liveGame).toMatchObject({ gameId: id, isLive: true });
    site.clock.set('2040-09-24T06:26:00Z');
    expect((await bar()).liveGame).toBeNull();
  });

  test('with a result it is final until the day is over, and then the last game', async () => {
    site.clock.set('2040-09-24T05:00:00Z');
    await save({ ...gameDay, id, result: 'L', score: '27-24' });
    expect((await bar()).liveGame).toMatchObject({
      isLive: false,
      isFinal: true,
      status: { period: 4, displayClock: '0:00' },
      awayTeam: { score: 24 },
      homeTeam: { score: 27 },
    });
    site.clock.set('2040-09-24T06:00:00Z');
    expect(await bar()).toMatchObject({
      liveGame: null,
      lastCompletedGame: { opponent: 'Las Vegas Raiders', result: 'L' },
    });
  });
});

test('the current season is meant where none is named', async () => {
  await save({ season: 2025, week: 7, result: 'W' });
  const { data } = await site
    .as(null)
    .run('{ seasonRecord { season wins } games { season week } }');
  expect(data).toEqual({
    seasonRecord: { season: 2025, wins: 1 },
    games: [{ season: 2025, week: 7 }],
  });
});

test('the games of a season come earliest first', async () => {
  await save({ season: 2045, week: 2, kickoffAt: '2045-09-17T19:00:00Z' });
  await save({ season: 2045, week: 1, kickoffAt: '2045-09-10T19:00:00Z' });
  const { data } = await site
    .as(null)
    .run<{ games: { week: number }[] }, object>('{ games(season: 2045) { week } }');
  expect(data?.games.map(({ week }) => week)).toEqual([1, 2]);
});

import type { StateCode } from '../../schema/places/states.ts';
import { placeOf } from '../../schema/places/place-of.ts';
import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { statementsOf } from '../testing/statements.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { CheckIn } from './check-in.entity.ts';

const CheckInMap = graphql(/* GraphQL */ `
  query CheckInTestMap($gameId: Int) {
    checkInMap(gameId: $gameId) {
      game {
        id
        opponent
      }
      fans
      places {
        kind
        code
        name
        fans
      }
    }
  }
`);
const Status = graphql(/* GraphQL */ `
  query CheckInTestStatus {
    checkInStatus {
      isOpen
      opensAt
      closesAt
      asOf
      game {
        id
      }
    }
  }
`);
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site
    .em()
    .getConnection()
    .execute(`delete from game_check_ins; delete from games; delete from users where id <> ?`, [
      admin.id,
    ]);
});

const saveGame = async (week: number, kickoffAt: string, isHome = true) => {
  const input = { week, season: 2025, opponent: 'Kansas City Chiefs', isHome, kickoffAt };
  const { data } = await site
    .as(admin)
    .run<{ saveGame: { id: number } }, object>(SAVE_GAME, { input });
  return data!.saveGame.id;
};
const map = async (gameId?: number) =>
  (await site.as(null).run(CheckInMap, gameId === undefined ? {} : { gameId })).data!.checkInMap;
const status = async () => (await site.as(null).run(Status, {})).data!.checkInStatus;

let fans = 0;
/** So many new members check in there, as stored. */
async function checkInAs(count: number, location: string, game: number, approved = true) {
  const em = site.em();
  for (let each = 0; each < count; each += 1) {
    fans += 1;
    const user = em.create(User, {
      name: `Fan ${fans}`,
      email: `map-${fans}@example.org`,
      password: 'x',
    });
    const place = placeOf(location, { isHome: true });
    em.create(CheckIn, { user, game, location, place, approved });
  }
  await em.flush();
}
const state = (code: StateCode, name: string, count: number) => ({
  kind: 'STATE',
  code,
  name,
  fans: count,
});

test('approved check-ins of a game are on its map, by state and country, with fans in fives', async () => {
  const game = await saveGame(11, '2025-11-16T21:25:00Z');
  await checkInAs(11, 'Section 314', game);
  await checkInAs(5, 'Austin, TX', game);
  await checkInAs(4, 'Omaha', game);
  await checkInAs(1, 'Anchorage', game);
  await checkInAs(2, 'Chihuahua', game);
  await checkInAs(6, 'My couch', game);
  await checkInAs(30, 'Miami', game, false);
  expect(await map()).toEqual({
    game: { id: game, opponent: 'Kansas City Chiefs' },
    fans: 25,
    places: [
      state('CO', 'Colorado', 10),
      state('TX', 'Texas', 5),
      state('AK', 'Alaska', 0),
      { kind: 'COUNTRY', code: null, name: 'Mexico', fans: 0 },
      state('NE', 'Nebraska', 0),
      { kind: 'ELSEWHERE', code: null, name: null, fans: 5 },
    ],
  });
});

test('a fan counts once in a place, and once in the total', async () => {
  const game = await saveGame(11, '2025-11-16T21:25:00Z');
  await checkInAs(4, 'Denver', game);
  const em = site.em();
  const user = (await em.findOneOrFail(CheckIn, { location: 'Denver' })).user.id;
  for (const place of ['CO', 'CO', 'WY'])
    em.create(CheckIn, { user, game, location: 'x', place, approved: true });
  await em.flush();
  expect(await map()).toMatchObject({
    fans: 0,
    places: [state('CO', 'Colorado', 0), state('WY', 'Wyoming', 0)],
  });
});

test('a check-in is on the map of visitors as soon as it is approved, and off it once deleted', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  const act = async (query: string) =>
    expect((await site.as(admin).run(query)).errors).toBeUndefined();
  const body = formWith(await jpeg({ width: 40, height: 30 }), { fields: { location: 'Lot J' } });
  const response = await site.as(admin).fetch('/api/fan-zone/checkins', { body });
  const { id } = (await response.json()) as { id: number };
  const visit = async () => {
    const query = '{ checkInMap { places { name } } }';
    return (await site.as(null).fetch('/graphql', { body: { query } })).json();
  };
  const showing = (...names: string[]) => ({
    data: { checkInMap: { places: names.map((name) => ({ name })) } },
  });
  expect(await visit()).toMatchObject(showing());
  await act(`mutation { approveCheckIn(input: { id: ${id} }) { checkIn { id } } }`);
  expect(await visit()).toMatchObject(showing('Colorado'));
  await act(`mutation { deleteCheckIn(input: { id: ${id} }) { deletedId } }`);
  expect(await visit()).toMatchObject(showing());
});

describe('without an id', () => {
  test('it is today’s game, then the last one that has check-ins, until the next day with a game', async () => {
    const [first, , next] = [
      await saveGame(10, '2025-11-07T01:15:00Z'),
      await saveGame(11, '2025-11-16T21:25:00Z'),
      await saveGame(12, '2025-11-23T21:25:00Z'),
    ];
    await checkInAs(1, 'Denver', first);
    await checkInAs(1, 'Denver', next);
    const shown = async (now: string) => {
      site.clock.set(now);
      return (await map())?.game.id;
    };
    expect(await shown('2025-11-16T06:59:59Z')).toBe(first);
    expect(await shown('2025-11-16T07:00:00Z')).not.toBe(first);
    expect(await shown('2025-11-17T07:00:00Z')).toBe(first);
    expect(await shown('2025-11-23T07:00:00Z')).toBe(next);
    expect(await shown('2025-11-24T07:00:00Z')).toBe(next);
  });

  test('there is none before the first', async () => {
    await saveGame(12, '2025-11-23T21:25:00Z');
    expect(await map()).toBeNull();
  });
});

test('an unknown game has no map, and costs the other fields nothing', async () => {
  const { data, errors } = await site
    .as(null)
    .run('{ checkInMap(gameId: 999999) { fans } checkIns { nodes { id } } }');
  expect({ data, errors }).toEqual({ data: { checkInMap: null, checkIns: { nodes: [] } } });
});

test('check-ins open with the day of a game and close with it', async () => {
  expect(await status()).toMatchObject({ isOpen: false, game: null, opensAt: null });
  const id = await saveGame(11, '2025-11-23T21:25:00Z');
  const day = {
    game: { id },
    opensAt: new Date('2025-11-23T07:00:00Z'),
    closesAt: new Date('2025-11-24T07:00:00Z'),
  };
  expect(await status()).toEqual({ ...day, isOpen: false, asOf: site.clock.now() });
  const isOpenAt = async (now: string) => {
    site.clock.set(now);
    return (await status()).isOpen;
  };
  expect(await isOpenAt('2025-11-23T06:59:59Z')).toBe(false);
  expect(await isOpenAt('2025-11-23T07:00:00Z')).toBe(true);
  expect(await isOpenAt('2025-11-24T06:59:59Z')).toBe(true);
  expect(await isOpenAt('2025-11-24T07:00:00Z')).toBe(false);
});

test('a map costs two statements, however many check in; that of an earlier game costs four', async () => {
  const game = await saveGame(11, '2025-11-16T21:25:00Z');
  await checkInAs(20, 'Denver', game);
  expect(await statementsOf(site, () => map())).toHaveLength(2);
  site.clock.set('2025-11-18T19:00:00Z');
  expect(await statementsOf(site, () => map())).toHaveLength(4);
});

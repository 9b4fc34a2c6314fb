import { fill } from '../../schema/language/translate.ts';
import { GAMES_REFUSALS } from '../../schema/refusals/games.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';

const Save = graphql(/* GraphQL */ `
  mutation GameListTestSave($input: GameInput!) {
    saveGame(input: $input) {
      id
      version
      result
    }
  }
`);

const List = graphql(/* GraphQL */ `
  query GameListTestList($season: Int, $sort: GameSort, $page: Int) {
    gameList(season: $season, sort: $sort, page: $page) {
      season
      total
      seasons
      games {
        opponent
      }
    }
  }
`);

let site: Site;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  admin = site.as(await site.admin());
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('truncate games cascade'));

const game = (values: object = {}) => ({
  week: 1,
  season: 2025,
  opponent: 'Chicago Bears',
  isHome: true,
  kickoffAt: '2025-11-20T01:20:00.000Z',
  ...values,
});
const save = (values: object = {}, who = admin) => who.run(Save, { input: game(values) });

test('a season is listed page by page, in the requested order', async () => {
  for (let week = 1; week <= 21; week++) {
    const day = String(week).padStart(2, '0');
    await save({
      week,
      opponent: `Team ${String(22 - week).padStart(2, '0')}`,
      kickoffAt: `2025-10-${day}T01:20:00.000Z`,
    });
  }
  await save({ season: 2024, opponent: 'Last year' });
  const read = async (variables: object) => (await admin.run(List, variables)).data!.gameList;
  // A form without a season yet sends null.
  const first = await read({ season: null });
  expect(first).toMatchObject({ season: 2025, total: 21, seasons: [2025, 2024] });
  expect(first.games).toHaveLength(20);
  expect(first.games[0]).toEqual({ opponent: 'Team 01' });
  expect((await read({ page: 2 })).games).toEqual([{ opponent: 'Team 21' }]);
  expect((await read({ sort: 'EARLIEST' })).games[0]).toEqual({ opponent: 'Team 21' });
  expect((await read({ sort: 'OPPONENT' })).games[0]).toEqual({ opponent: 'Team 01' });
  expect((await read({ season: 2024 })).games).toEqual([{ opponent: 'Last year' }]);
  const { errors } = await admin.run(List, { page: -3 });
  expect(errors?.[0]).toMatchObject({
    message: 'page must be a whole number from 1 on; it was -3.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('of two admins who edit one game the second learns who saved first; without a version the last wins', async () => {
  const { id, version } = (await save()).data!.saveGame;
  const otis = await site.member({ name: 'Otis Orange', isAdmin: true });
  await save({ id, version, tvNetwork: 'CBS' }, site.as(otis));
  const { errors } = await save({ id, version, tvNetwork: 'FOX' });
  expect(errors?.[0]).toMatchObject({
    message: fill(GAMES_REFUSALS['game.stale'].text, { by: 'Otis Orange' }),
    extensions: { code: 'CONFLICT', conflict: { savedBy: 'Otis Orange', version: version + 1 } },
  });
  expect((await save({ id, result: 'W', score: '24-17' })).data!.saveGame).toMatchObject({
    version: version + 2,
    result: 'W',
  });
});

test('every save is in the trail, with what was set', async () => {
  const { id } = (await save()).data!.saveGame;
  await save({ id, result: 'L', score: '3-17' });
  const acts = await site
    .em()
    .find(AuditEntry, { subjectType: 'Game', subjectId: id }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action }) => action)).toEqual(['game.create', 'game.update']);
  expect(acts[1]!.details).toMatchObject({ result: 'L', score: '3-17', opponent: 'Chicago Bears' });
});

test('the id of a changed game is published', async () => {
  const events = await subscribeAs(site, null, 'subscription { gameEvents { gameId } }');
  const { id } = (await save()).data!.saveGame;
  expect(await events.next()).toEqual({ gameEvents: { gameId: id } });
});

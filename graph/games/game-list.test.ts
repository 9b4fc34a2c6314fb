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
  query GameListTestList($season: Int) {
    games(season: $season) {
      opponent
    }
    seasons
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

test('a season is listed by kickoff, beside the seasons that have games', async () => {
  await save({ opponent: 'Later', kickoffAt: '2025-10-12T01:20:00.000Z' });
  await save({ opponent: 'Earlier', kickoffAt: '2025-10-05T01:20:00.000Z' });
  await save({ season: 2024, opponent: 'Last year' });
  const read = async (season?: number | null) => (await admin.run(List, { season })).data;
  // A form without a season yet sends null.
  expect(await read(null)).toEqual({
    games: [{ opponent: 'Earlier' }, { opponent: 'Later' }],
    seasons: [2025, 2024],
  });
  expect(await read(2024)).toMatchObject({ games: [{ opponent: 'Last year' }] });
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

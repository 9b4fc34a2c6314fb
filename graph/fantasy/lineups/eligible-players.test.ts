import { nameOf } from '../../../schema/enum-names.ts';
import { averageOf, trendOf } from '../../../schema/fantasy/dashboard.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { type Site, startSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { DEMO: '1' } });
});
afterAll(() => site.stop());

interface Player {
  readonly id: number;
  readonly name: string;
  readonly form: null | {
    readonly games: number;
    readonly lastPoints: number;
    readonly averagePoints: number;
    readonly trend: string;
  };
}

async function read(): Promise<readonly Player[]> {
  const { data, errors } = await site
    .as(null)
    .run('{ eligiblePlayers { id name form { games lastPoints averagePoints trend } } }');
  expect(errors).toBeUndefined();
  return (data as { eligiblePlayers: readonly Player[] }).eligiblePlayers;
}

test('players have their last game, average and trend, if any', async () => {
  const before = await read();
  const star = before.find(({ form }) => form !== null && form.lastPoints > 0)!;
  expect(star.form).toMatchObject({
    games: 1,
    averagePoints: star.form!.lastPoints,
    trend: 'OTHER',
  });
  expect(before.some(({ form }) => form === null)).toBe(true);

  await rowsOf(
    site.em(),
    db
      .insertInto('playerGameStats')
      .columns(['gameId', 'playerId', 'playerName', 'position', 'fantasyPoints'])
      .expression(({ selectFrom, val }) =>
        selectFrom('games as g')
          .select(['g.id', val(star.id).as('playerId'), val(star.name).as('playerName')])
          .select([val('WR').as('position'), val(1.25).as('fantasyPoints')])
          .where('g.result', 'is not', null)
          .orderBy('g.kickoffAt')
          .limit(1),
      ),
  );
  const after = (await read()).find(({ id }) => id === star.id)!;
  const points = [1.25, star.form!.lastPoints];
  expect(after.form).toEqual({
    games: 2,
    lastPoints: star.form!.lastPoints,
    averagePoints: averageOf(points),
    trend: nameOf(trendOf(points)),
  });
});

test('the whole roster takes two statements', async () => {
  const sent = await statementsOf(site, read);
  // Jobs of the site may send statements of their own in between.
  expect(sent.filter((text) => text.includes('player'))).toHaveLength(2);
});

test('in the demo season members have lineups that are consistent with the stats', async () => {
  const { data } = await site.as(await site.member()).run('{ isFantasyOpenToAll }');
  expect(data).toEqual({ isFantasyOpenToAll: true });
});

import { expressionBuilder, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { mountainDate } from '../../../schema/time/clock.ts';
import {
  BOARD_PAGE,
  type PlayedGameView,
  type SeasonRowView,
} from '../../../schema/fantasy/boards.ts';
import type { Context } from '../../core/context.ts';
import { pageOffset, pageSize } from '../../core/paging/paging.ts';
import { AUTHOR } from '../../accounts/users/author.ts';
import { db } from '../../core/database/db.ts';
import type { Tables } from '../../core/database/tables.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';

const of = expressionBuilder<Tables & { s: { userId: number } }, 's'>();

/** What each week brought to the member of the line `s`; only lines that are read cost it. */
const weeksOf = (season: number) =>
  of
    .selectFrom('fantasyLineups as l')
    .select(({ fn, ref }) =>
      fn
        .jsonAgg(
          // JSON has decimals as numbers.
          jsonBuildObject({
            week: ref('l.week'),
            points: ref('l.totalPoints').$castTo<number>(),
          }),
        )
        .orderBy('l.week')
        .orderBy('l.gameId')
        .as('weeks'),
    )
    .whereRef('l.userId', '=', 's.userId')
    .where('l.season', '=', season)
    .where(({ ref }) => ref('l.isScored'));

const totalsOf = (season: number) =>
  db.with('totals', (each) =>
    each
      .selectFrom('fantasyLineups')
      .select(({ fn, lit }) => [
        'userId',
        asInt(fn.countAll()).as('games'),
        fn.sum<string>('totalPoints').as('totalPoints'),
        fn<string>('round', [fn.avg('totalPoints'), lit(2)]).as('averagePoints'),
      ])
      .where('season', '=', season)
      .where(({ ref }) => ref('isScored'))
      .groupBy('userId'),
  );

/** Members by the sum of their scored lineups of a season. Those with equal sums share a place. */
const standings = (season: number) =>
  totalsOf(season)
    .with('s', (each) =>
      each
        .selectFrom('totals')
        .selectAll()
        .select(({ fn }) =>
          asInt(fn.agg<string>('rank').over((over) => over.orderBy('totalPoints', 'desc'))).as(
            'rank',
          ),
        ),
    )
    .selectFrom('s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.rank', 's.games', 's.totalPoints', 's.averagePoints'])
    .select(weeksOf(season).as('weeks'))
    .select(AUTHOR.as('user'));

/** The same for one member. Thousands ask when a game was scored, so no ranks are sorted for it, only counted. */
const standing = (season: number, userId: number) =>
  totalsOf(season)
    .selectFrom('totals as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.games', 's.totalPoints', 's.averagePoints'])
    .select(({ selectFrom }) => [
      selectFrom('totals as o')
        .select(({ eb, fn, lit }) => eb(asInt(fn.countAll()), '+', lit(1)).as('rank'))
        .whereRef('o.totalPoints', '>', 's.totalPoints')
        .$asScalar()
        .as('rank'),
      selectFrom('totals')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .$asScalar()
        .as('participants'),
    ])
    .select(weeksOf(season).as('weeks'))
    .select(AUTHOR.as('user'))
    .where('s.userId', '=', userId);

type Row = InferResult<ReturnType<typeof standings>>[number];

const rowView = ({ totalPoints, averagePoints, weeks, ...row }: Row): SeasonRowView => ({
  ...row,
  weeks: weeks ?? [],
  totalPoints: Number(totalPoints),
  averagePoints: Number(averagePoints),
});

/** The season's board, best first; `offset` lines into it are left out. */
export async function seasonBoard(
  ctx: Context,
  season: number,
  { first, offset }: { first?: number | null; offset?: number | null },
): Promise<SeasonRowView[]> {
  const limit = pageSize(first ?? BOARD_PAGE);
  const left = pageOffset(offset ?? 0);
  const rows = await rowsOf(
    ctx.em,
    // Of equals those with more games come after those with fewer.
    standings(season)
      .orderBy('s.rank')
      .orderBy('s.games')
      .orderBy('u.id')
      .limit(limit)
      .offset(left),
  );
  return rows.map(rowView);
}

/** The member's own line, and how many there are; null when they have no scored lineup. */
export async function seasonRowOf(
  ctx: Context,
  season: number,
  userId: number,
): Promise<(SeasonRowView & { readonly participants: number }) | null> {
  const [row] = await rowsOf(ctx.em, standing(season, userId));
  return row ? { ...rowView(row), participants: row.participants } : null;
}

/** A member's scored lineups of a season, oldest game first. */
export async function playedGames(
  ctx: Context,
  season: number,
  userId: number,
): Promise<PlayedGameView[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('fantasyLineups as l')
      .innerJoin('games as g', 'g.id', 'l.gameId')
      .select(['g.id as gameId', 'l.week', 'g.opponent', 'g.kickoffAt', 'l.lineupName'])
      .select('l.totalPoints')
      .select(({ ref }) => ref('l.weeklyRank').$notNull().as('weeklyRank'))
      .where('l.userId', '=', userId)
      .where('l.season', '=', season)
      .where(({ ref }) => ref('l.isScored'))
      .orderBy('g.kickoffAt')
      .orderBy('g.id'),
  );
  return rows.map(({ kickoffAt, totalPoints, ...row }) => ({
    ...row,
    gameDate: mountainDate(new Date(kickoffAt)),
    totalPoints: Number(totalPoints),
  }));
}

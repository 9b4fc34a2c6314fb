import type { InferResult } from 'kysely';
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
import { asInt, rowsOf } from '../../core/database/rows.ts';

/** Members by the sum of their scored lineups of a season. Those with equal sums share a place. */
const standings = (season: number) =>
  db
    .with('totals', (each) =>
      each
        .selectFrom('fantasyLineups')
        .select(({ fn, lit, ref }) => [
          'userId',
          asInt(fn.countAll()).as('games'),
          fn.sum<string>('totalPoints').as('totalPoints'),
          fn<string>('round', [fn.avg('totalPoints'), lit(2)]).as('averagePoints'),
          fn
            .jsonAgg(
              // JSON has decimals as numbers.
              jsonBuildObject({
                week: ref('week'),
                points: ref('totalPoints').$castTo<number>(),
              }),
            )
            .orderBy('week')
            .orderBy('gameId')
            .as('weeks'),
        ])
        .where('season', '=', season)
        .where(({ ref }) => ref('isScored'))
        .groupBy('userId'),
    )
    .with('s', (each) =>
      each
        .selectFrom('totals')
        .selectAll()
        .select(({ fn }) => [
          asInt(fn.agg<string>('rank').over((over) => over.orderBy('totalPoints', 'desc'))).as(
            'rank',
          ),
          asInt(fn.countAll().over()).as('participants'),
        ]),
    )
    .selectFrom('s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.rank', 's.games', 's.totalPoints', 's.averagePoints', 's.weeks'])
    .select(AUTHOR.as('user'));

type Row = InferResult<ReturnType<typeof standings>>[number];

const rowView = ({ totalPoints, averagePoints, ...row }: Row): SeasonRowView => ({
  ...row,
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
  const [row] = await rowsOf(
    ctx.em,
    standings(season).select('s.participants').where('s.userId', '=', userId),
  );
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

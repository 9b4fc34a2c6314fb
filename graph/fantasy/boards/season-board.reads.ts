import { expressionBuilder, type InferResult, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import * as z from 'zod/mini';
import type { PlayedGameView, SeasonRowView } from '../../../schema/fantasy/boards.ts';
import type { Context } from '../../core/context.ts';
import type { Freshness } from '../../core/result-cache.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { aRowId, defineCursor } from '../../core/paging/cursors.ts';
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

/** What each member has scored in a season. */
const totalsOf = (season: number) =>
  db
    .selectFrom('fantasyLineups')
    .select(({ fn, lit }) => [
      'userId',
      asInt(fn.countAll()).as('games'),
      fn.sum<string>('totalPoints').as('totalPoints'),
      fn<string>('round', [fn.avg('totalPoints'), lit(2)]).as('averagePoints'),
    ])
    .where('season', '=', season)
    .where(({ ref }) => ref('isScored'))
    .groupBy('userId');

/** Members by the sum of their scored lineups of a season. Those with equal sums share a place. */
const standings = (season: number) =>
  db
    .with('totals', () => totalsOf(season))
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

/** The line of one member, without the place. */
const lineOf = (season: number, userId: number) =>
  db
    .with('s', () => totalsOf(season).where('userId', '=', userId))
    .selectFrom('s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.games', 's.totalPoints', 's.averagePoints'])
    .select(weeksOf(season).as('weeks'))
    .select(AUTHOR.as('user'));

type Row = InferResult<ReturnType<typeof standings>>[number];

const rowView = ({ totalPoints, averagePoints, weeks, ...row }: Row): SeasonRowView => ({
  ...row,
  weeks: weeks ?? [],
  totalPoints: Number(totalPoints),
  averagePoints: Number(averagePoints),
});

/** A member's place by what the ranks are made of: those move when a game is scored, or a member leaves. */
const seasonCursor = defineCursor<readonly [points: number, games: number, id: number]>(
  'seasonBoard',
  z.tuple([z.number(), z.int32(), aRowId]),
);

/** The season's board, best first. */
export const seasonBoard = (
  ctx: Context,
  season: number,
  page: PageRequest,
): Promise<Connection<SeasonRowView>> =>
  readConnection(
    page,
    (some) => readBoard(ctx, season, some),
    ({ totalPoints, games, user }) => seasonCursor.of(totalPoints, games, user.id),
  );

async function readBoard(
  ctx: Context,
  season: number,
  { first, after }: PageRequest,
): Promise<SeasonRowView[]> {
  const place = after == null ? null : seasonCursor.read(after);
  const rows = await rowsOf(
    ctx.em,
    // Of equals those with more games come after those with fewer.
    standings(season)
      .where(({ lit, ref }) => {
        if (!place) return lit(true);
        const [points, games, id] = place;
        return sql<boolean>`(-${ref('s.totalPoints')}, ${ref('s.games')}, ${ref('u.id')})
          > (-${points}::numeric, ${games}::int, ${id}::int)`;
      })
      .orderBy('s.rank')
      .orderBy('s.games')
      .orderBy('u.id')
      .limit(first),
  );
  return rows.map(rowView);
}

/** The member's own line; null when they have no scored lineup. */
export async function seasonRowOf(
  ctx: Context,
  season: number,
  userId: number,
): Promise<SeasonRowView | null> {
  const [line] = await rowsOf(ctx.em, lineOf(season, userId));
  if (!line) return null;
  const { rank } = await seasonPlace(ctx, season, Number(line.totalPoints));
  return rowView({ ...line, rank });
}

const STANDINGS: Freshness = { changedBy: ['fantasy.changed', 'game.changed', 'account.deleted'] };

/**
 * The place of so many points among all members of a season, and how many there are. Thousands ask when a game was
 * scored, so the totals of all are read once for all of them.
 */
export async function seasonPlace(
  ctx: Context,
  season: number,
  points: number,
): Promise<{ readonly rank: number; readonly participants: number }> {
  const make = async () => {
    const rows = await rowsOf(ctx.em, totalsOf(season));
    return Float64Array.from(rows, ({ totalPoints }) => hundredths(totalPoints)).sort();
  };
  const totals = await ctx.standings.getOrMake(String(season), STANDINGS, make);
  const own = hundredths(points);
  const participants = totals?.length ?? 0;
  return { rank: participants - countUpTo(totals ?? [], own) + 1, participants };
}

const hundredths = (points: number | string) => Math.round(Number(points) * 100);

/** How many of the ascending figures are not larger than this one. */
function countUpTo(ascending: ArrayLike<number>, most: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ascending[middle]! <= most) from = middle + 1;
    else to = middle;
  }
  return from;
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
      .select(['l.gameId', 'l.week', 'l.lineupName'])
      .select('l.totalPoints')
      .select(({ ref }) => ref('l.weeklyRank').$notNull().as('weeklyRank'))
      .where('l.userId', '=', userId)
      .where('l.season', '=', season)
      .where(({ ref }) => ref('l.isScored'))
      .orderBy('g.kickoffAt')
      .orderBy('g.id'),
  );
  return rows.map((row) => ({ ...row, totalPoints: Number(row.totalPoints) }));
}

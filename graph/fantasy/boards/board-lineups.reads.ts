import { type Expression, expressionBuilder, type InferResult, sql } from 'kysely';
import * as z from 'zod/mini';
import type { BoardLineupView, ScoredPlayer } from '../../../schema/fantasy/boards.ts';
import { picksOf } from '../../../schema/fantasy/lineup.ts';
import { scoreLines } from '../../../schema/fantasy/scoring.ts';
import { STAT_NAMES } from '../../../schema/fantasy/stats.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { anInstant, aRowId, defineCursor, idIn } from '../../core/paging/cursors.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { AUTHOR } from '../../accounts/users/author.ts';
import { db } from '../../core/database/db.ts';
import { hasRow, rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';
import { PlayerGameStats } from '../stats/player-game-stats.entity.ts';
import { pickViews, rosterOf } from './pick-views.ts';

/** Scored lineups of a game. */
const scoredOf = (gameId: number) =>
  db
    .selectFrom('fantasyLineups as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .select(['l.id', 'l.lineupName', 'l.captain', 'l.submittedAt'])
    .select([
      'l.wideReceiver1',
      'l.wideReceiver2',
      'l.runningBack',
      'l.tightEnd',
      'l.flex',
      'l.idp',
    ])
    .select(['l.totalPoints', 'l.captainBonusPoints', AUTHOR.as('user')])
    .select(({ ref, selectFrom }) => [
      ref('l.weeklyRank').$notNull().as('weeklyRank'),
      hasRow(
        selectFrom('fantasyLineups as o')
          .select('o.id')
          .whereRef('o.gameId', '=', 'l.gameId')
          .whereRef('o.weeklyRank', '=', 'l.weeklyRank')
          .whereRef('o.id', '<>', 'l.id'),
      ).as('isTied'),
    ])
    .where('l.gameId', '=', gameId)
    .where(({ ref }) => ref('l.isScored'));

type Row = InferResult<ReturnType<typeof scoredOf>>[number];

/** A lineup's place by what the ranks are made of: those move up when a member leaves, points and time stay. */
export const boardCursor = defineCursor<readonly [points: number, submittedAt: string, id: number]>(
  'board',
  z.tuple([z.number(), anInstant, aRowId]),
);

const of = expressionBuilder<{ l: Tables['fantasyLineups'] }, 'l'>();

/** The condition for what follows a lineup. An id alone does not give a rank once the lineup was deleted. */
async function behind(
  ctx: Context,
  gameId: number,
  after: string | null | undefined,
): Promise<Expression<boolean>> {
  if (after == null) return of.lit(true);
  const only = idIn(boardCursor.list, after);
  const [points, submittedAt, id] =
    only === undefined ? boardCursor.read(after) : await placeOf(ctx, gameId, only);
  const place = sql`(-${of.ref('l.totalPoints')}, ${of.ref('l.submittedAt')}, ${of.ref('l.id')})`;
  return sql`${place} > (-${points}::numeric, ${submittedAt}::timestamptz, ${id}::int)`;
}

async function placeOf({ em }: Context, gameId: number, id: number) {
  const [row] = await rowsOf(
    em,
    db
      .selectFrom('fantasyLineups')
      .select(['totalPoints', 'submittedAt'])
      .where('id', '=', id)
      .where('gameId', '=', gameId)
      .where(({ ref }) => ref('isScored')),
  );
  if (!row) throw refuse('board.gone');
  return [row.totalPoints, row.submittedAt, id] as const;
}

/** Scored lineups of a game by rank, the earlier submission first among equals, with every pick and its points. */
export const boardLineups = (
  ctx: Context,
  gameId: number,
  page: PageRequest,
): Promise<Connection<BoardLineupView>> =>
  readConnection(
    page,
    (some) => readBoard(ctx, gameId, some),
    ({ cursor }) => cursor,
  );

async function readBoard(
  ctx: Context,
  gameId: number,
  { first, after }: PageRequest,
): Promise<BoardLineupView[]> {
  const following = await behind(ctx, gameId, after);
  const rows = await rowsOf(
    ctx.em,
    scoredOf(gameId)
      .where(following)
      .orderBy('l.weeklyRank')
      .orderBy('l.submittedAt')
      .orderBy('l.id')
      .limit(first),
  );
  return withPicks(ctx, gameId, rows);
}

/** The viewer's own scored lineup of a game; null when they have none. */
export async function myBoardLineup(ctx: Context, gameId: number): Promise<BoardLineupView | null> {
  if (!ctx.viewer) return null;
  const rows = await rowsOf(ctx.em, scoredOf(gameId).where('l.userId', '=', ctx.viewer.id));
  return (await withPicks(ctx, gameId, rows))[0] ?? null;
}

/** Stats come from the sheet imported for the game. */
async function withPicks(
  ctx: Context,
  gameId: number,
  rows: readonly Row[],
): Promise<BoardLineupView[]> {
  const picked = rows.map((row) => ({
    picks: picksOf(row).map(Number),
    captain: Number(row.captain),
  }));
  const roster = await rosterOf(ctx.em, picked);
  const scored = await scoredPlayers(ctx, gameId, [...roster.keys()]);
  return rows.map((row, at) => ({
    id: row.id,
    user: row.user,
    lineupName: row.lineupName,
    weeklyRank: row.weeklyRank,
    isTied: row.isTied,
    totalPoints: Number(row.totalPoints),
    captainBonusPoints: Number(row.captainBonusPoints),
    picks: pickViews(picked[at]!, roster, scored),
    cursor: boardCursor.of(
      Number(row.totalPoints),
      new Date(row.submittedAt).toISOString(),
      row.id,
    ),
  }));
}

async function scoredPlayers(
  { em }: Context,
  gameId: number,
  ids: readonly number[],
): Promise<Map<number, ScoredPlayer>> {
  const stats = await em.find(PlayerGameStats, { game: gameId, player: { $in: [...ids] } });
  return new Map(
    stats.map((row) => {
      const { playerName: name, position, fantasyPoints: points } = row;
      const named = Object.fromEntries(STAT_NAMES.map((stat) => [stat, row[stat]]));
      return [row.player!.id, { name, position, points, lines: scoreLines(named, position) }];
    }),
  );
}

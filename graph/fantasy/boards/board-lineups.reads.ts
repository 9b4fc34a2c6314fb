import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { PublicUserView } from '../../../schema/accounts/accounts.ts';
import {
  BOARD_PAGE,
  BOARD_TEXTS,
  type BoardLineupView,
  type PickView,
} from '../../../schema/fantasy/boards.ts';
import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { scoreLines } from '../../../schema/fantasy/scoring.ts';
import { STAT_NAMES } from '../../../schema/fantasy/stats.ts';
import type { Context } from '../../core/context.ts';
import {
  type After,
  anInstant,
  aRowId,
  defineCursor,
  requireOneOf,
} from '../../core/paging/cursors.ts';
import { DomainError } from '../../core/errors.ts';
import { pageSize } from '../../core/paging/paging.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import { publicUserJson } from './leaderboard.reads.ts';
import { PlayerGameStats } from '../stats/player-game-stats.entity.ts';

interface Row extends Readonly<Record<Slot, string>> {
  readonly id: number;
  readonly lineupName: string;
  readonly captain: string;
  readonly submittedAt: string;
  readonly weeklyRank: number;
  readonly isTied: boolean;
  readonly totalPoints: string | number;
  readonly captainBonusPoints: string | number;
  readonly user: PublicUserView;
}

const COLUMNS = sql`l.id, l.lineup_name as "lineupName", l.wide_receiver1 as "wideReceiver1", l.wide_receiver2 as "wideReceiver2",
  l.running_back as "runningBack", l.tight_end as "tightEnd", l.flex, l.idp, l.captain, l.submitted_at as "submittedAt", l.weekly_rank as "weeklyRank",
  l.total_points as "totalPoints", l.captain_bonus_points as "captainBonusPoints", ${publicUserJson} as user,
  exists (select 1 from fantasy_lineups o where o.game_id = l.game_id and o.weekly_rank = l.weekly_rank and o.id <> l.id) as "isTied"`;

/** A lineup's place by what the ranks are made of: those move up when a member leaves, points and time stay. */
const boardCursor = defineCursor<readonly [points: number, submittedAt: string, id: number]>(
  'board',
  z.tuple([z.number(), anInstant, aRowId]),
);

export interface BoardPage extends After {
  readonly first?: number | null;
}

/** The condition for what follows a lineup. An id alone says nothing of its rank once the lineup is gone. */
async function behind(ctx: Context, gameId: number, page: After): Promise<RawBuilder<unknown>> {
  requireOneOf(page);
  const { after, cursor } = page;
  if (after == null && cursor == null) return sql``;
  const [points, submittedAt, id] =
    cursor == null ? await placeOf(ctx, gameId, Number(after)) : boardCursor.read(cursor);
  return sql`and (-l.total_points, l.submitted_at, l.id) > (-${points}::numeric, ${submittedAt}::timestamptz, ${id}::int)`;
}

async function placeOf({ em }: Context, gameId: number, id: number) {
  const [row] = await rowsOf(
    em,
    sql<{ points: string; submittedAt: string }>`
      select total_points as points, submitted_at as "submittedAt" from fantasy_lineups
      where id = ${id} and game_id = ${gameId} and is_scored`,
  );
  if (!row) throw new DomainError('NOT_FOUND', BOARD_TEXTS.gone);
  return [row.points, row.submittedAt, id] as const;
}

/** Scored lineups of a game by rank, the earlier submission first among equals, with every pick and its points. */
export async function boardLineups(
  ctx: Context,
  gameId: number,
  { first, ...place }: BoardPage,
): Promise<BoardLineupView[]> {
  const limit = pageSize(first ?? BOARD_PAGE);
  const following = await behind(ctx, gameId, place);
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select ${COLUMNS} from fantasy_lineups l join users u on u.id = l.user_id
      where l.game_id = ${gameId} and l.is_scored ${following}
      order by l.weekly_rank, l.submitted_at, l.id limit ${limit}`,
  );
  return withPicks(ctx, gameId, rows);
}

/** The viewer's own scored lineup of a game; null when they have none. */
export async function myBoardLineup(ctx: Context, gameId: number): Promise<BoardLineupView | null> {
  if (!ctx.viewer) return null;
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select ${COLUMNS} from fantasy_lineups l join users u on u.id = l.user_id
      where l.game_id = ${gameId} and l.user_id = ${ctx.viewer.id} and l.is_scored`,
  );
  return (await withPicks(ctx, gameId, rows))[0] ?? null;
}

/** Names come from the roster, also of who has left it; figures from what was imported for the game. */
async function withPicks(
  ctx: Context,
  gameId: number,
  rows: readonly Row[],
): Promise<BoardLineupView[]> {
  const ids = [...new Set(rows.flatMap((row) => SLOTS.map((slot) => Number(row[slot]))))];
  if (ids.length === 0) return [];
  const [players, stats] = [
    await ctx.em.find(FantasyPlayer, { id: { $in: ids } }),
    await ctx.em.find(PlayerGameStats, { game: gameId, player: { $in: ids } }),
  ];
  const playerOf = new Map(players.map((player) => [String(player.id), player]));
  const statsOf = new Map(stats.map((row) => [String(row.player?.id), row]));

  const pick = (slot: Slot, row: Row): PickView => {
    const figures = statsOf.get(row[slot]);
    const player = playerOf.get(row[slot]);
    const position = figures?.position ?? player?.position ?? 'UNK';
    return {
      slot,
      playerId: Number(row[slot]),
      name: player?.name ?? figures?.playerName ?? '',
      position,
      isCaptain: row.captain === row[slot],
      points: figures?.fantasyPoints ?? 0,
      lines: figures
        ? scoreLines(Object.fromEntries(STAT_NAMES.map((name) => [name, figures[name]])), position)
        : [],
    };
  };
  return rows.map((row) => ({
    id: row.id,
    userId: row.user.id,
    userName: row.user.name,
    user: row.user,
    lineupName: row.lineupName,
    weeklyRank: row.weeklyRank,
    isTied: row.isTied,
    totalPoints: Number(row.totalPoints),
    captainBonusPoints: Number(row.captainBonusPoints),
    picks: SLOTS.map((slot) => pick(slot, row)),
    cursor: boardCursor.of(
      Number(row.totalPoints),
      new Date(row.submittedAt).toISOString(),
      row.id,
    ),
  }));
}

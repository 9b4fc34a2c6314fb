import { sql } from 'kysely';
import type { PublicUserView } from '../../schema/accounts.ts';
import {
  BOARD_LARGEST_PAGE,
  BOARD_PAGE,
  type BoardLineupView,
  type PickView,
} from '../../schema/fantasy/boards.ts';
import { type Slot, SLOTS } from '../../schema/fantasy/lineup.ts';
import { scoreLines } from '../../schema/fantasy/scoring.ts';
import { STAT_NAMES } from '../../schema/fantasy/stats.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/rows.ts';
import { FantasyPlayer } from '../roster/fantasy-player.entity.ts';
import { publicUserJson } from './leaderboard.reads.ts';
import { PlayerGameStats } from './player-game-stats.entity.ts';

interface Row extends Readonly<Record<Slot, string>> {
  readonly id: number;
  readonly lineupName: string;
  readonly captain: string;
  readonly weeklyRank: number;
  readonly isTied: boolean;
  readonly totalPoints: string | number;
  readonly captainBonusPoints: string | number;
  readonly user: PublicUserView;
}

const COLUMNS = sql`l.id, l.lineup_name as "lineupName", l.wide_receiver1 as "wideReceiver1", l.wide_receiver2 as "wideReceiver2",
  l.running_back as "runningBack", l.tight_end as "tightEnd", l.flex, l.idp, l.captain, l.weekly_rank as "weeklyRank",
  l.total_points as "totalPoints", l.captain_bonus_points as "captainBonusPoints", ${publicUserJson} as user,
  exists (select 1 from fantasy_lineups o where o.game_id = l.game_id and o.weekly_rank = l.weekly_rank and o.id <> l.id) as "isTied"`;

export interface BoardPage {
  readonly first?: number | null;
  /** Id of the last lineup already seen. */
  readonly after?: number | null;
}

/** Scored lineups of a game by rank, the earlier submission first among equals, with every pick and its points. */
export async function boardLineups(
  ctx: Context,
  gameId: number,
  { first, after }: BoardPage,
): Promise<BoardLineupView[]> {
  const limit = Math.min(BOARD_LARGEST_PAGE, Math.max(1, first ?? BOARD_PAGE));
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select ${COLUMNS} from fantasy_lineups l join users u on u.id = l.user_id
      where l.game_id = ${gameId} and l.is_scored
      ${
        after == null
          ? sql``
          : sql`and (l.weekly_rank, l.submitted_at, l.id) >
              (select a.weekly_rank, a.submitted_at, a.id from fantasy_lineups a where a.id = ${after} and a.game_id = ${gameId})`
      }
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
  }));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { rowsOf } from '../../core/database/rows.ts';
import { scoreBoard } from './score-board.ts';
import { readLineups } from '../lineups/stored-lineups.ts';

/** How one lineup fares under a sheet that is not imported yet. */
export interface RankingMove {
  readonly lineupId: number;
  readonly userName: string;
  readonly lineupName: string;
  /** Null while the game is not scored. */
  readonly rankBefore: number | null;
  readonly rankAfter: number;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number;
}

const MOST_SHOWN = 10;

interface Before {
  readonly id: number;
  readonly userName: string;
  readonly lineupName: string;
  readonly rank: number | null;
  readonly points: string | number | null;
}

/** The top ten of the ranking that a sheet would make, beside where they stand now. */
export async function rankingMoves(
  em: EntityManager,
  gameId: number,
  points: ReadonlyMap<string, number>,
): Promise<RankingMove[]> {
  const board = scoreBoard(await readLineups(em, gameId), points).slice(0, MOST_SHOWN);
  const stored = await rowsOf(
    em,
    sql<Before>`
      select l.id, u.name as "userName", l.lineup_name as "lineupName", l.weekly_rank as rank,
        case when l.is_scored then l.total_points end as points
      from fantasy_lineups l join users u on u.id = l.user_id
      where l.id = any(${board.map(({ id }) => id)}::int[])`,
  );
  const before = new Map(stored.map((row) => [row.id, row]));
  return board.flatMap(({ id, rank, totalPoints }) => {
    const row = before.get(id);
    if (!row) return [];
    return [
      {
        lineupId: id,
        userName: row.userName,
        lineupName: row.lineupName,
        rankBefore: row.rank,
        rankAfter: rank,
        pointsBefore: row.points === null ? null : Number(row.points),
        pointsAfter: totalPoints,
      },
    ];
  });
}

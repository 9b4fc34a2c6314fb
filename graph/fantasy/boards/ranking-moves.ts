import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { scoreBoard } from './score-board.ts';
import { readLineups } from '../lineups/stored-lineups.ts';

/** How one lineup fares under a sheet that is not imported yet. */
export interface RankingMove {
  readonly id: number;
  readonly userName: string;
  readonly lineupName: string;
  /** Null while the game is not scored. */
  readonly rankBefore: number | null;
  readonly rankAfter: number;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number;
}

const MOST_SHOWN = 10;

/** The top ten of the ranking that a sheet would make, with their current ranks. */
export async function rankingMoves(
  em: EntityManager,
  gameId: number,
  points: ReadonlyMap<string, number>,
): Promise<RankingMove[]> {
  const board = scoreBoard(await readLineups(em, gameId), points).slice(0, MOST_SHOWN);
  const stored = await rowsOf(
    em,
    db
      .selectFrom('fantasyLineups as l')
      .innerJoin('users as u', 'u.id', 'l.userId')
      .select(['l.id', 'u.name as userName', 'l.lineupName', 'l.weeklyRank as rank'])
      .select(({ case: when, ref }) =>
        when().when(ref('l.isScored')).then(ref('l.totalPoints')).end().as('points'),
      )
      .where('l.id', '=', ({ fn, val }) => fn.any(val(board.map(({ id }) => id)))),
  );
  const before = new Map(stored.map((row) => [row.id, row]));
  return board.flatMap(({ id, rank, totalPoints }) => {
    const row = before.get(id);
    if (!row) return [];
    return [
      {
        id,
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

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import { SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { ScoredLineup, SubmittedLineup } from '../boards/score-board.ts';

/** Points and ranks as a table. */
function scoresOf(lineups: readonly ScoredLineup[]) {
  const column = (pick: (lineup: ScoredLineup) => number) => lineups.map(pick);
  return sql<{ id: number; total: string; bonus: string; rank: number }>`unnest(
    ${column(({ id }) => id)}::int[],
    ${column(({ totalPoints }) => totalPoints)}::numeric[],
    ${column(({ captainBonusPoints }) => captainBonusPoints)}::numeric[],
    ${column(({ rank }) => rank)}::int[])`.as<'scored'>(sql`scored (id, total, bonus, rank)`);
}

/** Every lineup of a game as scoring needs it: plain rows, because there may be many thousands. */
export async function readLineups(em: EntityManager, gameId: number): Promise<SubmittedLineup[]> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom('fantasyLineups')
      .select(['id', 'userId', 'captain', 'submittedAt'])
      .select(SLOTS)
      .where('gameId', '=', gameId)
      .orderBy('id'),
  );
  return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }));
}

/** Points of the players of a game by player id as text: those of the sheet who were found on the roster. */
export async function readPlayerPoints(
  em: EntityManager,
  gameId: number,
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom('playerGameStats')
      .select(['playerId', 'fantasyPoints as points'])
      .where('gameId', '=', gameId)
      .where('playerId', 'is not', null),
  );
  return new Map(rows.map(({ playerId, points }) => [String(playerId), Number(points)]));
}

/** Writes points and ranks of all lineups in one statement; returns how many rows changed. */
export async function storeScores(
  em: EntityManager,
  lineups: readonly ScoredLineup[],
): Promise<number> {
  const [moved] = await rowsOf(
    em,
    db
      .with('moved', (each) =>
        each
          .updateTable('fantasyLineups as stored')
          .from(scoresOf(lineups))
          .set({
            totalPoints: ({ ref }) => ref('scored.total'),
            captainBonusPoints: ({ ref }) => ref('scored.bonus'),
            weeklyRank: ({ ref }) => ref('scored.rank'),
            isScored: true,
          })
          .whereRef('stored.id', '=', 'scored.id')
          .where(({ eb, not, or, ref }) =>
            or([
              eb('stored.totalPoints', 'is distinct from', ref('scored.total')),
              eb('stored.captainBonusPoints', 'is distinct from', ref('scored.bonus')),
              eb('stored.weeklyRank', 'is distinct from', ref('scored.rank')),
              not(ref('stored.isScored')),
            ]),
          )
          .returning('stored.id'),
      )
      .selectFrom('moved')
      .select(({ fn }) => asInt(fn.countAll()).as('count')),
  );
  return moved?.count ?? 0;
}

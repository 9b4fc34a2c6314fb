import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { rowsOf } from '../../core/database/rows.ts';
import type { ScoredLineup, SubmittedLineup } from '../boards/score-board.ts';

type LineupRow = Omit<SubmittedLineup, 'submittedAt'> & { readonly submittedAt: string };

/** Every lineup of a game as scoring needs it: plain rows, because there may be many thousands. */
export async function readLineups(em: EntityManager, gameId: number): Promise<SubmittedLineup[]> {
  const rows = await rowsOf(
    em,
    sql<LineupRow>`
      select id, user_id as "userId", wide_receiver1 as "wideReceiver1", wide_receiver2 as "wideReceiver2",
        running_back as "runningBack", tight_end as "tightEnd", flex, idp, captain,
        submitted_at as "submittedAt"
      from fantasy_lineups where game_id = ${gameId} order by id`,
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
    sql<{ playerId: number; points: string | number }>`
      select player_id as "playerId", fantasy_points as points
      from player_game_stats where game_id = ${gameId} and player_id is not null`,
  );
  return new Map(rows.map(({ playerId, points }) => [String(playerId), Number(points)]));
}

/** Writes points and ranks of all lineups in one statement; answers how many did not say so already. */
export async function storeScores(
  em: EntityManager,
  lineups: readonly ScoredLineup[],
): Promise<number> {
  const column = (pick: (lineup: ScoredLineup) => number) => lineups.map(pick);
  const [moved] = await rowsOf(
    em,
    sql<{ count: number }>`
      with moved as (update fantasy_lineups as stored
      set total_points = scored.total, captain_bonus_points = scored.bonus, weekly_rank = scored.rank, is_scored = true
      from unnest(
        ${column(({ id }) => id)}::int[],
        ${column(({ totalPoints }) => totalPoints)}::numeric[],
        ${column(({ captainBonusPoints }) => captainBonusPoints)}::numeric[],
        ${column(({ rank }) => rank)}::int[]
      ) as scored (id, total, bonus, rank)
      where stored.id = scored.id
        and (stored.total_points, stored.captain_bonus_points, stored.weekly_rank, stored.is_scored)
          is distinct from (scored.total, scored.bonus, scored.rank, true)
      returning stored.id) select count(*)::int as count from moved`,
  );
  return moved?.count ?? 0;
}

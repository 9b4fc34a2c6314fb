import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import { isPreseason } from '../../schema/games/games.ts';
import { Game } from './game.entity.ts';
import { SeasonRecord } from './season-record.entity.ts';

/**
 * Takes the season's record for the rest of the transaction, so that of two games saved at once the second count
 * sees the first. Makes the row where there is none.
 */
export async function lockSeasonRecord(
  tx: EntityManager,
  season: number,
  now: Date,
): Promise<SeasonRecord> {
  await tx.upsert(
    SeasonRecord,
    { season, createdAt: now, lastUpdated: now },
    { onConflictAction: 'ignore', onConflictFields: ['season'] },
  );
  return tx.findOneOrFail(
    SeasonRecord,
    { season },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/**
 * Recounts a season's completed games into its locked record. Playoff games don't count, ties count on neither side.
 */
export async function recountSeason(
  tx: EntityManager,
  record: SeasonRecord,
  now: Date,
): Promise<void> {
  const games = await tx.find(Game, { season: record.season });
  const completed = games.filter((game) => game.result);
  const count = (result: 'W' | 'L', preseason: boolean) =>
    completed.filter(
      (game) => game.result === result && !game.isPlayoff && isPreseason(game) === preseason,
    ).length;
  tx.assign(record, {
    wins: count('W', false),
    losses: count('L', false),
    preseasonWins: count('W', true),
    preseasonLosses: count('L', true),
    isRegularSeasonStarted: games.some(
      (game) => !isPreseason(game) && (game.result || game.kickoffAt <= now),
    ),
    lastUpdated: now,
  });
  await tx.flush();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { LiveGameState } from './live-game-state.entity.ts';

/** Takes the scoreboard and all plays from a game: it is replayed, or another source reports it. */
export async function resetPlays(tx: EntityManager, gameId: number): Promise<void> {
  await tx.nativeDelete(LiveGameState, { game: gameId });
  await rowsOf(tx, db.deleteFrom('plays').where('gameId', '=', gameId));
  await rowsOf(tx, db.deleteFrom('gameFeeds').where('gameId', '=', gameId));
  await rowsOf(
    tx,
    db
      .updateTable('games')
      .set({ startedAt: null, playSource: null, logPosition: 0 })
      .where('id', '=', gameId),
  );
}

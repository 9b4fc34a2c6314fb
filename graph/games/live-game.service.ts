import type { EntityManager } from '@mikro-orm/postgresql';
import type { LiveGameView } from '../../schema/games/games.ts';
import { findGameOnScoreboard } from './game-day.ts';
import { liveGameView } from './live-game.ts';
import { LiveGameState } from './live-game-state.entity.ts';

/** The scoreboard of the game that is played now, or ended today; null on a quiet day. */
export async function liveGame(em: EntityManager, now: Date): Promise<LiveGameView | null> {
  const game = await findGameOnScoreboard(em, now);
  if (!game) return null;
  return liveGameView(game, await em.findOne(LiveGameState, { game: game.id }));
}

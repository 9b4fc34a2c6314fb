import type { EntityManager } from '@mikro-orm/postgresql';
import type { LiveGameView } from '../../schema/games/games.ts';
import { gameOnScoreboard, type GamesNear, gamesNear, type NearGame } from './games-near.ts';
import { liveGameView } from './live-game.ts';

/** The scoreboard of the game that is played now, or ended today; null on a quiet day. */
export async function liveGame(em: EntityManager, now: Date): Promise<LiveGameView | null> {
  return scoreboardOf(await gamesNear(em, now), now);
}

/** The same from games that were read already. */
export function scoreboardOf(near: GamesNear, now: Date): LiveGameView | null {
  const game = gameOnScoreboard(near, now);
  if (!game) return null;
  return liveGameView(game, reportOf(game));
}

/** What a provider reported of the game or a host entered, if anything. */
function reportOf({ period, displayClock, ourScore, theirScore, possession, ...game }: NearGame) {
  const { isFinal, isByHand } = game;
  if (period === null || displayClock === null || isFinal === null || isByHand === null)
    return null;
  if (ourScore === null || theirScore === null) return null;
  return { period, displayClock, ourScore, theirScore, possession, isFinal, isByHand };
}

import { GAMES_REFUSALS } from '../refusals/games.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(GAMES_REFUSALS);

/** Texts for admins about a game, and why one can't be deleted. */
export const GAME_TEXTS = {
  unknown: said('game.unknown'),
  deleted: 'Game deleted',
  deleteFailed: 'Couldn’t delete the game',
  hasCheckIns: said('game.hasCheckIns'),
  hasLineups: said('game.hasLineups'),
  hasChat: said('game.hasChat'),
  isDemo: said('game.isDemo'),
} as const;

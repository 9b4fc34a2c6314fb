import { mountainDate, mountainTimeText } from '../../schema/time/clock.ts';
import type { GameView } from '../../schema/games/games.ts';
import { isDemo } from './game-day.ts';
import type { Game } from './game.entity.ts';

/** A stored game as everybody may see it. */
export function gameView(game: Game): GameView {
  const { id, week, season, opponent, isHome, kickoffAt, isPlayoff, createdAt, version } = game;
  return {
    id,
    week,
    season,
    opponent,
    isHome,
    kickoffAt,
    isPlayoff,
    createdAt,
    version,
    date: mountainDate(kickoffAt),
    gameTime: mountainTimeText(kickoffAt),
    tvNetwork: game.tvNetwork ?? null,
    result: game.result ?? null,
    score: game.score ?? null,
    isExhibition: isDemo(game),
    startedAt: game.startedAt ?? null,
  };
}

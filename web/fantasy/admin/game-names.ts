import { t, translated } from '../../ui/language.ts';
import { opponentText } from '../boards/rank-text.ts';
import type { StatsGame_GameFragment as StatsGame } from '../../gql/graphql.ts';

const weekOf = (week: number) => (week < 1 ? t('Preseason') : t('Week {week}', { week }));

/** 'Week 11 vs Kansas City Chiefs' */
export const gameName = (game: { week: number; isHome: boolean; opponent: string }) =>
  `${weekOf(game.week)} ${opponentText(game)}`;

/** 'Week 11 vs Kansas City Chiefs, 2025-11-16 (W 24-17)' */
export function completedGameName(game: StatsGame): string {
  const outcome = [translated(game.result), game.score].filter(Boolean).join(' ');
  return `${gameName(game)}, ${game.date}${outcome && ` (${outcome})`}`;
}

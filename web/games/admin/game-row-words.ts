import { lastScoreText } from '../../../schema/games/game-sentences.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { t, translated } from '../../ui/language.ts';

/** As in 'vs. Las Vegas Raiders' or 'at Kansas City Chiefs'. */
export const opponentWords = ({ isHome, opponent }: Pick<Game, 'isHome' | 'opponent'>) =>
  isHome ? t('vs. {opponent}', { opponent }) : t('at {opponent}', { opponent });

/** As in 'Week 11', 'Preseason 2', 'Week 19 (playoffs)'. */
export function weekWords({ week, isPlayoff }: Pick<Game, 'week' | 'isPlayoff'>): string {
  if (week < 1) return t('Preseason (week {week})', { week });
  return isPlayoff ? t('Week {week} (playoffs)', { week }) : t('Week {week}', { week });
}

const RESULTS: Readonly<Record<string, Text>> = { W: 'Won', L: 'Lost', T: 'Tied' };

interface ResultText {
  readonly result: string | null;
  readonly score: string | null;
}

/** As in 'Won 24–17'; null while the game is not completed. */
export const resultWords = ({ result, score }: ResultText): string | null =>
  result &&
  [translated(RESULTS[result] ?? ''), lastScoreText({ result, score })].filter(Boolean).join(' ');

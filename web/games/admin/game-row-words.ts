import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';

/** As in 'vs. Las Vegas Raiders' or 'at Kansas City Chiefs'. */
export const opponentWords = ({ isHome, opponent }: Pick<Game, 'isHome' | 'opponent'>) =>
  `${isHome ? 'vs.' : 'at'} ${opponent}`;

/** As in 'Week 11', 'Preseason 2', 'Week 19 (playoffs)'. */
export function weekWords({ week, isPlayoff }: Pick<Game, 'week' | 'isPlayoff'>): string {
  if (week < 1) return `Preseason (week ${week})`;
  return isPlayoff ? `Week ${week} (playoffs)` : `Week ${week}`;
}

const RESULTS: Readonly<Record<string, string>> = { W: 'Won', L: 'Lost', T: 'Tied' };

/** As in 'Won 24-17'; null while the game is not completed. */
export const resultWords = ({ result, score }: Pick<Game, 'result' | 'score'>): string | null =>
  result && [RESULTS[result], score].filter(Boolean).join(' ');

import { lastScoreText } from '../../schema/games/game-sentences.ts';
import { translated } from '../ui/language.ts';

interface GameResultProps {
  game: { readonly result?: string | null; readonly score?: string | null };
}

/** How a game ended: 'W 24–17'. */
export function GameResult({ game: { result, score } }: GameResultProps) {
  return (
    <span className="font-bold tabular-nums">
      {[
        result && translated(result),
        lastScoreText({ result: result ?? null, score: score ?? null }),
      ]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}

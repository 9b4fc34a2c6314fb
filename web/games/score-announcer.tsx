import { useState } from 'react';
import { scoreboardSentence } from '../../schema/games/game-sentences.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../gql/graphql.ts';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { reader } from '../ui/language.ts';

/** Says the score when it changes, and the end of the game; not each tick of the clock, nor what was there already. */
export function ScoreAnnouncer({ game }: { game: LiveGame | null }) {
  const key = game
    ? `${game.gameId} ${game.awayTeam.score} ${game.homeTeam.score} ${game.isFinal}`
    : '';
  const [seen, setSeen] = useState(key);
  const [said, setSaid] = useState('');
  if (seen !== key) {
    setSeen(key);
    setSaid(game && seen ? scoreboardSentence(game, reader()) : '');
  }
  return <LiveRegion>{said}</LiveRegion>;
}

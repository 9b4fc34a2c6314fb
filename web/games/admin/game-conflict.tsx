import { useEffect, useRef } from 'react';
import { GAMES_REFUSALS } from '../../../schema/refusals/games.ts';
import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { opponentWords, resultWords, weekWords } from './game-row-words.ts';
import { refusal, rich, t } from '../../ui/language.ts';

interface GameConflictProps {
  savedBy: string | null;
  /** The game as another admin saved it. */
  theirs: Game;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two have edited the same game: shows what the other one saved, and asks which one stays. */
export function GameConflict({ savedBy, theirs, onKeepMine, onTakeTheirs }: GameConflictProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-40 gap-3 rounded-card border-2 border-warning bg-raised p-4"
    >
      <h3 className="text-h3 font-bold">
        {savedBy === null
          ? refusal(GAMES_REFUSALS, 'game.staleUnknown', {})
          : refusal(GAMES_REFUSALS, 'game.stale', { by: savedBy })}
      </h3>
      <p>
        {rich('It now reads: {week}, {opponent}, {kickoff}, {result}.', {
          week: weekWords(theirs),
          opponent: opponentWords(theirs),
          kickoff: <MountainMoment at={theirs.kickoffAt} />,
          result: resultWords(theirs) ?? t('not played yet'),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{t('Save mine')}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('Take theirs')}
        </Button>
      </div>
    </section>
  );
}

import { useQuery } from '@apollo/client/react';
import { type ComponentType, useState } from 'react';
import type { ScoreboardLine_GameFragment as LiveGame } from '../../gql/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { NextGameLine } from '../bar-lines.tsx';
import { ScoreboardLine } from '../scoreboard-line.tsx';
import { ScoreControls } from './score-controls.tsx';
import { SCORE_DESK } from './score-operations.ts';

interface ScoreDeskProps {
  /** Scores the game by its plays, or leads there. */
  ByPlay: ComponentType<{ game: LiveGame; isOpen: boolean; onOpen: () => void }>;
}

/** The score of the game that is on, for hosts to enter where no provider reports it. */
export function ScoreDesk({ ByPlay }: ScoreDeskProps) {
  // The game bar of the page is live, and writes what it hears into the same place of the cache.
  const { data, error, refetch } = useQuery(SCORE_DESK, { fetchPolicy: 'cache-and-network' });
  const game = data?.liveGame;
  const next = data?.nextGame;
  const [chosen, setChosen] = useState<number>();
  const isByPlay = Boolean(
    game && !game.isFed && (game.playPosition > 0 || chosen === game.gameId),
  );
  return (
    <Card
      as="section"
      aria-labelledby="score-title"
      className="grid grid-cols-1 content-start gap-4"
    >
      <h2 id="score-title" className="display text-h2">
        {t('Score')}
      </h2>
      {!data && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the game.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Loading label={t('Loading the game…')}>
          <Skeleton className="h-60" />
        </Loading>
      )}
      {game && !game.isFed && !isByPlay && <ScoreControls key={game.gameId} game={game} />}
      {game?.isFed && (
        <>
          <ScoreboardLine game={game} hidesScore={false} className="flex-wrap" />
          <p className="text-muted">{t('A live feed keeps this score. Nothing to do here.')}</p>
        </>
      )}
      {game && (
        <LazyPart fallback={<Skeleton className="h-13" />}>
          <ByPlay game={game} isOpen={isByPlay} onOpen={() => setChosen(game.gameId)} />
        </LazyPart>
      )}
      {data && !game && (
        <>
          <p className="text-muted">
            {next
              ? t('No game on. The scoreboard opens at kickoff.')
              : t('No game on, and none scheduled.')}
          </p>
          {next && <NextGameLine game={next} className="flex-wrap" />}
        </>
      )}
    </Card>
  );
}

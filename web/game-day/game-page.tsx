import { skipToken, useQuery } from '@apollo/client/react';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { gamePage, MISSING_GAME_HEAD } from '../../schema/pages/entries/game.ts';
import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';
import { gameSubject, setRevealed, useIsHidden } from '../settings/reveal.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { DeadEnd } from '../ui/page/dead-end.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { GameHead } from './game-head.tsx';
import { GamePlays } from './game-plays.tsx';
import { REPLAY_PARAM } from './replay/replay-address.ts';

const Replay = lazy(() => import('./replay/replay.tsx'));
const AfterGame = lazy(() => import('./after-game.tsx'));

const GAME = graphql(/* GraphQL */ `
  query GamePage($id: Int!) {
    game(id: $id) {
      id
      startedAt
      ...GameHead_game
    }
  }
`);

const GAME_MOVED = graphql(/* GraphQL */ `
  subscription GameMoved {
    gameEvents {
      gameId
    }
  }
`);

/** /games/:id: a game before, while and after it is played. */
export default function GamePage() {
  usePageTexts('gameDay');
  const id = Number(useParams().id);
  const isHidden = useIsHidden(gameSubject(id));
  const isReplay = useSearchParams()[0].has(REPLAY_PARAM);
  const isPossible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    GAME,
    isPossible ? { variables: gamePage.queries.GamePage({ id }) } : skipToken,
  );
  useLive(GAME_MOVED, {
    refetches: ['GamePage', 'FeedState'],
    onEvent({ data: { gameEvents }, refetch: ask }) {
      if (gameEvents.gameId === id) ask();
    },
  });

  if (!isPossible || data?.game === null) return <GameNotFound />;
  const game = data?.game?.id === id ? data.game : undefined;
  if (game) {
    return (
      <>
        <PageMeta head={gamePage.head(game)} />
        <GameHead game={game} hidesScore={isHidden || isReplay} />
        {/* Another start is another log of plays. */}
        {isHidden ? (
          <div className="page py-8">
            <Button onClick={() => setRevealed(gameSubject(id), true)}>
              {t('Reveal {what}', { what: t('this game') })}
            </Button>
          </div>
        ) : isReplay ? (
          <LazyPart fallback={null}>
            <Replay key={game.id} game={game} />
          </LazyPart>
        ) : (
          <>
            <GamePlays key={`${game.id} ${game.startedAt ?? ''}`} game={game} />
            {game.result && (
              <LazyPart fallback={null}>
                <AfterGame game={game} />
              </LazyPart>
            )}
          </>
        )}
      </>
    );
  }
  return (
    <div className="page min-h-dvh py-10">
      {error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the game.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading game status')}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function GameNotFound() {
  return (
    <>
      <PageMeta head={MISSING_GAME_HEAD} />
      <DeadEnd
        title={t('Game not found')}
        text={t('This game isn’t on our schedule. It may have been moved or deleted.')}
      >
        <ButtonLink to="/schedule">{t('See the schedule')}</ButtonLink>
      </DeadEnd>
    </>
  );
}

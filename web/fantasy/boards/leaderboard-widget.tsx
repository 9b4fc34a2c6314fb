import { useQuery } from '@apollo/client/react';
import { BOARD_TEXTS } from '../../../schema/fantasy/boards.ts';
import { pointsText } from '../../../schema/fantasy/scoring.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import type { Podium_BoardFragment as Board } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { LEADERBOARD } from '../fantasy-operations.ts';
import { placesOf } from './podium.tsx';
import { rankText, rankWords } from './rank-text.ts';
import { SpoilerGuard } from '../../settings/spoiler-guard.tsx';
import { rich, t } from '../../ui/language.ts';

/** The last week in short: the first three, and the viewer's rank. */
export default function LeaderboardWidget() {
  const { data, error, refetch } = useQuery(LEADERBOARD, { variables: {} });
  const board = data?.leaderboard;
  return (
    <Card
      as="section"
      aria-labelledby="widget-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id="widget-title" className="display text-h3">
          {t('Leaderboard')}
        </h3>
        {board?.game && (
          <p className="text-small text-muted">{t('Week {week}', { week: board.game.week })}</p>
        )}
      </div>
      {!data && error && (
        <ErrorState
          text={t('We couldn’t load the leaderboard.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Loading label={t('Loading leaderboard')} className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {data && !board && <p className="text-muted">{t(BOARD_TEXTS.none)}</p>}
      {board && (
        <SpoilerGuard what={t('the leaderboard')}>
          <Places board={board} />
        </SpoilerGuard>
      )}
      <ButtonLink variant="secondary" size="sm" to="/fan-zone?tab=leaderboards">
        {t('All leaderboards')}
      </ButtonLink>
    </Card>
  );
}

function Places({ board }: { board: Board }) {
  const { user } = useAuth();
  const { userRank, userPoints, totalParticipants } = board;
  return (
    <>
      <ol className="divide-y divide-border">
        {placesOf(board).map(({ user: member, points, rank, isTied }) => (
          <li key={member.id} className="flex min-h-12 items-center gap-3">
            <span className="display w-8 text-center text-h3 tabular-nums">
              <span aria-hidden>{rankText(rank, isTied)}</span>
              <span className="sr-only">{rankWords(rank, isTied)}</span>
            </span>
            <Avatar user={member} size="sm" />
            <span className="min-w-0 grow truncate" dir="auto">
              {member.name}
            </span>
            <b className="tabular-nums">{pointsText(points)}</b>
          </li>
        ))}
      </ol>
      {user && userRank !== null && userPoints !== null && (
        <p className="rounded-control bg-tint-orange px-3 py-2 text-on-tint-orange tabular-nums">
          {rich('You: {rank} of {total} · {points} points', {
            rank: <b>{userRank}</b>,
            total: totalParticipants,
            points: <b>{pointsText(userPoints)}</b>,
          })}
        </p>
      )}
    </>
  );
}

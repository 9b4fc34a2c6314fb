import { skipToken, useQuery } from '@apollo/client/react';
import { Trophy } from 'lucide-react';
import { BOARD_TEXTS } from '../../../schema/fantasy/boards.ts';
import { pointsText } from '../../../schema/fantasy/scoring.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import type { Podium_BoardFragment as Board } from '../../gql/graphql.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { BoardPage } from './board-page.tsx';
import { BoardRow } from './board-row.tsx';
import { LEADERBOARD, MY_BOARD_LINEUP } from '../fantasy-operations.ts';
import { SheetChanges } from '../live/sheet-changes.tsx';
import { Podium } from './podium.tsx';
import { rich, t } from '../../ui/language.ts';

interface WeekBoardProps {
  /** The game scored last by default. */
  gameId: number | undefined;
  isDense: boolean;
}

/** A week: its winners, the viewer's own lineup, and every lineup with the points of each pick. */
export function WeekBoard({ gameId, isDense }: WeekBoardProps) {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(LEADERBOARD, {
    variables: gameId === undefined ? {} : { gameId },
  });
  if (!data && error)
    return (
      <ErrorState
        text={t('We couldn’t load the leaderboard.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data)
    return (
      <Loading label={t('Loading leaderboard')} className="grid gap-4">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  const board = data.leaderboard;
  if (!board?.game) return <EmptyState icon={Trophy} text={t(BOARD_TEXTS.none)} />;
  const { game } = board;
  const shown = game.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Winners board={board} game={game} isMember={Boolean(user)} />
      {user && board.userRank !== null && <Mine gameId={shown} isDense={isDense} />}
      {user && board.userRank !== null && <SheetChanges gameId={shown} />}
      <section aria-labelledby="all-lineups" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="all-lineups" className="display text-h3">
          {t('All lineups')}
        </h3>
        <ol className="divide-y divide-border overflow-clip rounded-card border border-border bg-raised">
          <BoardPage key={shown} gameId={shown} viewerId={user?.id} isDense={isDense} />
        </ol>
      </section>
    </div>
  );
}

interface WinnersProps {
  board: Board;
  game: NonNullable<Board['game']>;
  isMember: boolean;
}

function Winners({ board, game: { week, opponent }, isMember }: WinnersProps) {
  const { totalParticipants, userRank, userPoints } = board;
  return (
    <section
      aria-labelledby="week-title"
      className="on-brand floodlit grid gap-4 rounded-card p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="eyebrow text-accent-text">{t('Week {week}', { week })}</p>
          <h3 id="week-title" className="display text-h2">
            {opponent}
          </h3>
        </div>
        <p className="text-muted tabular-nums">
          {t('{count|one:# participant|other:# participants}', {
            count: totalParticipants,
          })}
        </p>
      </div>
      <Podium board={board} />
      {isMember && (
        <p className="tabular-nums">
          {userRank !== null && userPoints !== null
            ? rich('Your rank: {rank} of {total}, with {points} points', {
                rank: <b>{userRank}</b>,
                total: totalParticipants,
                points: <b>{pointsText(userPoints)}</b>,
              })
            : t(BOARD_TEXTS.noLineup)}
        </p>
      )}
    </section>
  );
}

/** The viewer's own lineup stays in sight, however long the list is. */
function Mine({ gameId, isDense }: { gameId: number; isDense: boolean }) {
  const { user } = useAuth();
  const { data } = useQuery(MY_BOARD_LINEUP, user ? { variables: { gameId } } : skipToken);
  if (!data?.myBoardLineup) return null;
  return (
    <section
      aria-label={t('Your lineup')}
      className="sticky top-(--header-height) z-10 max-h-[60dvh] overflow-y-auto rounded-card border border-border bg-raised md:top-[calc(var(--header-height)+var(--game-bar-height))] print:static"
    >
      <BoardRow lineup={data.myBoardLineup} isMine isDense={isDense} />
    </section>
  );
}

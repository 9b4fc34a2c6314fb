import { skipToken, useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../../accounts/session/auth.ts';
import type { LiveBoardQuery } from '../../gql/graphql.ts';
import { gameSubject } from '../../settings/reveal.ts';
import { SpoilerGuard } from '../../settings/spoiler-guard.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { BoardRow } from '../boards/board-row.tsx';
import { LIVE_BOARD, MY_LIVE_LINEUP } from './live-operations.ts';
import { useRefetchedPosition } from './use-refetched-position.ts';

type Board = NonNullable<LiveBoardQuery['liveBoard']>;

interface LiveFantasyProps {
  gameId: number;
  /** Where there are no live points; nothing by default. */
  instead?: ReactNode;
}

/** The points of a game's lineups while it is played: the viewer's own, and the top of the board. */
export default function LiveFantasy({ gameId, instead = null }: LiveFantasyProps) {
  const { user } = useAuth();
  const variables = { gameId };
  const board = useQuery(LIVE_BOARD, { variables });
  const own = useQuery(MY_LIVE_LINEUP, user ? { variables } : skipToken);
  const position = useRefetchedPosition(gameId, () => {
    void board.refetch().catch(() => undefined);
    if (user) void own.refetch().catch(() => undefined);
  });
  const shown = board.data?.liveBoard;
  const moved = useMoves(shown);
  if (!board.data && board.error)
    return (
      <ErrorState
        text={t('We couldn’t load the live points.')}
        onRetry={() => void board.refetch().catch(() => undefined)}
      />
    );
  // Only where points are likely: what isn't there takes no room.
  if (!board.data && position > 0)
    return (
      <Loading label={t('Loading the live points')}>
        <Skeleton className="h-60" />
      </Loading>
    );
  if (!shown || shown.lineups.length === 0) return board.data ? instead : null;
  const mine = own.data?.myLiveLineup;
  return (
    <section
      aria-labelledby="live-points"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-dashed border-border-strong p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="live-points" className="display text-h3">
          {t('Live points')}
        </h3>
        <Badge tone="amber">{t('Live, unofficial')}</Badge>
      </div>
      <p className="text-small text-muted">
        {t('Points so far. They’re official once the stats are in.')}
      </p>
      <SpoilerGuard what={t('the leaderboards')} subject={gameSubject(gameId)}>
        {mine && (
          <section aria-label={t('Your lineup')} className="rounded-card border border-border">
            <BoardRow lineup={mine} isMine isDense={false} moved={moved(mine)} isOpen />
          </section>
        )}
        <ol
          aria-label={t('Top lineups')}
          className="divide-y divide-border overflow-clip rounded-card border border-border bg-raised"
        >
          {shown.lineups.map((lineup) => (
            <li key={lineup.id}>
              <BoardRow
                lineup={lineup}
                isMine={lineup.user.id === user?.id}
                isDense
                moved={moved(lineup)}
              />
            </li>
          ))}
        </ol>
      </SpoilerGuard>
    </section>
  );
}

/** How many places each lineup went up with the last change that moved anyone. */
function useMoves(board: Board | null | undefined) {
  const [frames, setFrames] = useState<{ now?: Board; before?: Board }>({});
  if (board && board !== frames.now) setFrames({ now: board, before: frames.now });
  const before = new Map(
    (frames.before?.lineups ?? []).map(({ id, weeklyRank }) => [id, weeklyRank]),
  );
  return ({ id, weeklyRank }: { id: number; weeklyRank: number }) =>
    (before.get(id) ?? weeklyRank) - weeklyRank;
}

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { BOARD_PAGE } from '../../../schema/fantasy/boards.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { BoardRow } from './board-row.tsx';
import { BOARD_LINEUPS } from '../fantasy-operations.ts';
import { t } from '../../ui/language.ts';

interface BoardPageProps {
  gameId: number;
  /** Cursor of the last lineup of the page before. */
  after?: string;
  viewerId: number | undefined;
  isDense: boolean;
}

/** Fifty lineups of a board, and below them the next fifty once they are asked for. */
export function BoardPage({ gameId, after, viewerId, isDense }: BoardPageProps) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, refetch } = useQuery(BOARD_LINEUPS, {
    variables: { gameId, first: BOARD_PAGE, ...(after !== undefined && { after }) },
  });
  if (!data && error)
    return (
      <li>
        <ErrorState
          text={t('We couldn’t load the lineups.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </li>
    );
  if (!data)
    return (
      <li>
        <Loading label={t('Loading lineups')} className="grid gap-2 p-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      </li>
    );
  const { nodes: lineups, pageInfo } = data.boardLineups;
  const last = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      {lineups.map((lineup) => (
        <li key={lineup.id}>
          <BoardRow lineup={lineup} isMine={lineup.user.id === viewerId} isDense={isDense} />
        </li>
      ))}
      {last && !hasMore && (
        <li className="p-3 text-center print:hidden">
          <Button variant="secondary" size="sm" onClick={() => setHasMore(true)}>
            {t('Show more')}
          </Button>
        </li>
      )}
      {last && hasMore && (
        <BoardPage gameId={gameId} after={last} viewerId={viewerId} isDense={isDense} />
      )}
    </>
  );
}

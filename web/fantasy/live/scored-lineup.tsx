import { skipToken, useQuery } from '@apollo/client/react';
import { BOARD_TEXTS } from '../../../schema/fantasy/boards.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { t } from '../../ui/language.ts';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { BoardRow } from '../boards/board-row.tsx';
import { MY_BOARD_LINEUP } from '../fantasy-operations.ts';
import { SheetChanges } from './sheet-changes.tsx';

/** The viewer's lineup of a game that is scored. */
export function ScoredLineup({ gameId }: { gameId: number }) {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(
    MY_BOARD_LINEUP,
    user ? { variables: { gameId } } : skipToken,
  );
  if (!data && error)
    return (
      <ErrorState
        text={t('We couldn’t load your lineup.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (user && !data) return null;
  if (!data?.myBoardLineup)
    return (
      <EmptyState text={t(BOARD_TEXTS.noLineup)}>
        <ButtonLink variant="secondary" size="sm" to="/fan-zone?tab=leaderboards">
          {t('Leaderboards')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <section aria-labelledby="scored-lineup" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="scored-lineup" className="display text-h3">
        {t('Your lineup')}
      </h3>
      <div className="rounded-card border border-border">
        <BoardRow lineup={data.myBoardLineup} isMine isDense={false} isOpen />
      </div>
      <SheetChanges gameId={gameId} />
    </section>
  );
}

import { skipToken, useQuery } from '@apollo/client/react';
import { CalendarX2, Lock } from 'lucide-react';
import { lazy, useState } from 'react';
import { can } from '../../../schema/accounts/capabilities.ts';
import { closedText, LINEUP_TEXTS } from '../../../schema/fantasy/lineup.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { useRosterEvents } from '../../roster/roster-events.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { ELIGIBLE_PLAYERS, MY_LINEUP } from '../fantasy-operations.ts';
import { LineupBuilder } from './lineup-builder.tsx';
import { LineupView } from './lineup-view.tsx';
import { LockClock } from './lock-clock.tsx';
import { opponentText } from '../boards/rank-text.ts';
import type { FantasyGame } from '../use-fantasy-now.ts';
import { hasDraft } from './use-lineup-draft.ts';
import { t, translated } from '../../ui/language.ts';

const LiveFantasy = lazy(() => import('../live/live-fantasy.tsx'));

/** The lineup for the game that counts now: built while the window is open, then shown. */
export function LineupDesk({
  fantasy,
  isOpenToAll,
}: {
  fantasy: FantasyGame | null;
  isOpenToAll: boolean;
}) {
  if (!fantasy) {
    const { title, message } = LINEUP_TEXTS.noGame;
    return <EmptyState icon={CalendarX2} text={`${t(title)} — ${t(message)}`} />;
  }
  const { game, asOf, isOpen, closedBecause, nextOpenDate } = fantasy;
  return (
    <section aria-labelledby="lineup-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="on-brand floodlit grid gap-1 rounded-card p-4 sm:p-6">
        <p className="eyebrow text-accent-text">{t('Week {week}', { week: game.week })}</p>
        <h3 id="lineup-title" className="display text-h2">
          {opponentText(game)}
        </h3>
        <LockClock kickoffAt={game.kickoffAt} asOf={asOf} isOpen={isOpen} />
      </div>
      <div role="status" className="empty:hidden">
        {!isOpen && (
          <p className="flex items-start gap-2 rounded-control bg-tint-amber px-4 py-3 font-semibold text-on-tint-amber">
            <Lock aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              {closedBecause && translated(closedText(closedBecause))}
              {nextOpenDate && (
                <span className="block text-small font-normal">
                  {t('Next week:')} <MountainMoment at={nextOpenDate} />
                </span>
              )}
            </span>
          </p>
        )}
      </div>
      {!isOpen && (
        <LazyPart fallback={null}>
          <LiveFantasy key={game.id} gameId={game.id} />
        </LazyPart>
      )}
      <Lineup key={game.id} gameId={game.id} isOpen={isOpen} isOpenToAll={isOpenToAll} />
    </section>
  );
}

const ROSTER_READS = ['EligiblePlayers'];

interface LineupProps {
  gameId: number;
  isOpen: boolean;
  isOpenToAll: boolean;
}

function Lineup({ gameId, isOpen, isOpenToAll }: LineupProps) {
  const { user } = useAuth();
  const own = useQuery(MY_LINEUP, user ? { variables: { gameId } } : skipToken);
  const roster = useQuery(ELIGIBLE_PLAYERS);
  useRosterEvents(ROSTER_READS);
  const [isEditing, setEditing] = useState(() => hasDraft(gameId));
  const players = roster.data?.eligiblePlayers;
  const mine = own.data?.myLineup ?? null;

  if ((own.error && !own.data) || (roster.error && !players))
    return (
      <ErrorState
        text={t('We couldn’t load your lineup.')}
        onRetry={() => {
          void roster.refetch().catch(() => undefined);
          if (user) void own.refetch().catch(() => undefined);
        }}
      />
    );
  if (!players || (user && !own.data))
    return (
      <Loading label={t('Loading your lineup')} className="grid gap-2">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-15" />
        ))}
      </Loading>
    );
  if (isOpen && (isEditing || !mine))
    return (
      <LineupBuilder
        key={mine?.id ?? 0}
        gameId={gameId}
        mine={mine}
        players={players}
        onDone={() => setEditing(false)}
      />
    );
  if (!mine) return <p className="text-muted">{t('You don’t have a lineup for this game.')}</p>;
  const mayEdit = isOpen && (isOpenToAll || can(user, 'fantasy.editSubmitted'));
  return (
    <LineupView
      lineup={mine}
      players={players}
      onEdit={mayEdit ? () => setEditing(true) : undefined}
    />
  );
}

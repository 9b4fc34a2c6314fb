import { useQuery } from '@apollo/client/react';
import { FileSpreadsheet, Plus, Users } from 'lucide-react';
import { POSITION_GROUPS, positionGroupOf } from '../../../schema/games/roster.ts';
import { ROSTER_REFUSALS } from '../../../schema/refusals/roster.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { refusal, t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useRosterEvents } from '../roster-events.ts';
import { MANAGED_ROSTER } from './operations.ts';
import { PlayerRow } from './player-row.tsx';
import { ROSTER_ADDRESS } from './roster-screen.tsx';

/** The roster is asked for this often while nothing is pushed, in ms. */
const POLL_MS = 30_000;
const QUERIES = ['ManagedRoster'];

/** Everybody on the roster by side, with what can be done about them. */
export function PlayerList() {
  const { data, error, refetch } = useQuery(MANAGED_ROSTER, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useRosterEvents(QUERIES);
  const roster = data?.managedRoster;
  const isEditable = roster?.isFromProvider === false;
  const players = roster?.players ?? [];

  return (
    <section aria-labelledby="roster-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="roster-title" tabIndex={-1} className="display text-h2">
          {t('Roster')}
        </h2>
        {isEditable && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              variant="secondary"
              icon={FileSpreadsheet}
              to={`${ROSTER_ADDRESS}&player=sheet`}
            >
              {t('From a sheet')}
            </ButtonLink>
            <ButtonLink icon={Plus} to={`${ROSTER_ADDRESS}&player=new`}>
              {t('Add a player')}
            </ButtonLink>
          </div>
        )}
      </div>
      {!roster && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the roster.')} onRetry={ask} />
      )}
      {!roster && !error && (
        <Loading label={t('Loading the roster…')} className="grid gap-3">
          {[1, 2, 3, 4, 5].map((one) => (
            <Skeleton key={one} className="h-16" />
          ))}
        </Loading>
      )}
      {roster?.isFromProvider && (
        <p className="rounded-card bg-tint-blue p-4 text-on-tint-blue">
          {refusal(ROSTER_REFUSALS, 'roster.fromProvider', {})}
        </p>
      )}
      {roster && players.length === 0 && (
        <EmptyState
          icon={Users}
          text={t('The roster is empty. Add players one by one, or all of them from a sheet.')}
        />
      )}
      <div ref={restoresFocus} className="grid grid-cols-1 gap-8 empty:hidden">
        {POSITION_GROUPS.map((group) => {
          const side = players.filter(({ position }) => positionGroupOf(position) === group);
          return (
            side.length > 0 && (
              <section key={group} aria-labelledby={`roster-${group[0]}`}>
                <h3 id={`roster-${group[0]}`} className="display text-h3">
                  {t(group)} <span className="text-muted tabular-nums">{side.length}</span>
                </h3>
                <ul>
                  {side.map((player) => (
                    <PlayerRow
                      key={player.id}
                      player={player}
                      isEditable={isEditable}
                      onDone={ask}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
}

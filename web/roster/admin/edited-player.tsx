import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ManagedPlayer_RowFragment } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { MANAGED_ROSTER } from './operations.ts';
import { PlayerForm } from './player-form.tsx';
import { ROSTER_ADDRESS, RosterScreen } from './roster-screen.tsx';

/** The form of one player, in the place of the list. Null: a new one. */
export function EditedPlayer({ id }: { id: number | null }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    MANAGED_ROSTER,
    id === null ? skipToken : { fetchPolicy: 'network-only' },
  );
  /** As they were when the form was opened: what others save must not change it while one edits. */
  const [opened, setOpened] = useState<ManagedPlayer_RowFragment>();
  const found = data?.managedRoster?.players.find((player) => player.id === id);
  if (found && !opened) setOpened(found);

  return (
    <RosterScreen id="player-title" title={id === null ? t('Add a player') : t('Edit a player')}>
      {id === null || opened ? (
        <PlayerForm stored={opened ?? null} onDone={() => void navigate(ROSTER_ADDRESS)} />
      ) : data ? (
        <ErrorState text={t('This player is no longer on the roster.')} />
      ) : error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the roster.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the roster…')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </RosterScreen>
  );
}

import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import type { OwnSessionsQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { DeviceRow, nameOf } from './device-row.tsx';
import { END_OTHER_SESSIONS, END_SESSION, OWN_SESSIONS } from './operations.ts';
import { ProfileCard } from './profile-card.tsx';
import { t, translated } from '../../ui/language.ts';

type Device = OwnSessionsQuery['ownSessions'][number];

/** Where the member is signed in, and the way to end that elsewhere. */
export function DevicesCard() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(OWN_SESSIONS);
  const [asksAbout, setAsksAbout] = useState<Device | 'others' | null>(null);
  const [endSession, ending] = useMutation(END_SESSION);
  const [endOthers, endingOthers] = useMutation(END_OTHER_SESSIONS);
  const devices = data?.ownSessions;
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function end(act: () => Promise<unknown>, done: Notice) {
    try {
      await act();
      toast({ title: translated(done.title), description: translated(done.text) });
    } catch (failure) {
      // A session that was already ended elsewhere is what the user wanted.
      if (!hasCode(failure, 'NOT_FOUND')) {
        const { title, text } = PROFILE_NOTICES.sessionFailed;
        toast({
          title: t(title),
          description: messageOf(failure, text),
          variant: 'destructive',
        });
      }
    }
    setAsksAbout(null);
    await client
      .refetchQueries({ include: ['OwnSessions', 'OwnSecurityEvents'] })
      .catch(() => undefined);
  }

  return (
    <ProfileCard
      title={t('Your devices')}
      lead={t(
        'The browsers in which you are signed in. If you don’t know one of them, sign it out and change your password.',
      )}
    >
      {!devices && error && (
        <ErrorState
          text={messageOf(error, 'Your devices could not be loaded.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!devices && !error && (
        <Loading label={t('Loading your devices…')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
      {devices && (
        <ul ref={restoresFocus} className="grid divide-y divide-border">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => setAsksAbout(device)} />
          ))}
        </ul>
      )}
      {devices && others.length === 0 && (
        <p className="mt-2 text-small text-muted">{t('You are signed in nowhere else.')}</p>
      )}
      {others.length > 1 && (
        <Button variant="secondary" className="mt-4" onClick={() => setAsksAbout('others')}>
          {t('Sign out all other devices')}
        </Button>
      )}
      <ConfirmDialog
        open={asksAbout !== null && asksAbout !== 'others'}
        onOpenChange={() => setAsksAbout(null)}
        title={
          asksAbout && asksAbout !== 'others'
            ? t('Sign out {name}?', { name: nameOf(asksAbout) })
            : t('Sign out this device?')
        }
        description={t('Whoever uses it has to sign in again.')}
        confirmLabel={t('Sign out')}
        busy={ending.loading}
        onConfirm={() =>
          asksAbout &&
          asksAbout !== 'others' &&
          void end(
            () => endSession({ variables: { id: asksAbout.id } }),
            PROFILE_NOTICES.sessionEnded,
          )
        }
      />
      <ConfirmDialog
        open={asksAbout === 'others'}
        onOpenChange={() => setAsksAbout(null)}
        title={t('Sign out all other devices?')}
        description={t('You stay signed in here; the {count} others have to sign in again.', {
          count: others.length,
        })}
        confirmLabel={t('Sign out all others')}
        busy={endingOthers.loading}
        onConfirm={() => void end(() => endOthers(), PROFILE_NOTICES.othersEnded)}
      />
    </ProfileCard>
  );
}

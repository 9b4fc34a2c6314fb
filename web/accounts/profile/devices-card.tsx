import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { DeviceList } from './device-list.tsx';
import { END_OTHER_SESSIONS, END_SESSION, OWN_SESSIONS } from './operations.ts';
import { ProfileCard } from './profile-card.tsx';
import { t, translated } from '../../ui/language.ts';

/** Where the member is signed in, and the way to end that elsewhere. */
export function DevicesCard() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(OWN_SESSIONS);
  const [asksAboutOthers, setAsksAboutOthers] = useState(false);
  const [endSession] = useMutation(END_SESSION);
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
    setAsksAboutOthers(false);
    await client
      .refetchQueries({ include: ['OwnSessions', 'OwnSecurityEvents'] })
      .catch(() => undefined);
  }

  return (
    <ProfileCard
      title={t('Your devices')}
      lead={t(
        'Where you’re signed in. If you don’t recognize one, sign it out and change your password.',
      )}
    >
      {!devices && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load your devices.')}
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
        <DeviceList
          devices={devices}
          onEnd={({ id }) =>
            end(() => endSession({ variables: { id } }), PROFILE_NOTICES.sessionEnded)
          }
        />
      )}
      {devices && others.length === 0 && (
        <p className="mt-2 text-small text-muted">{t('You’re not signed in anywhere else.')}</p>
      )}
      {others.length > 1 && (
        <Button variant="secondary" className="mt-4" onClick={() => setAsksAboutOthers(true)}>
          {t('Sign out all other devices')}
        </Button>
      )}
      <ConfirmDialog
        open={asksAboutOthers}
        onOpenChange={setAsksAboutOthers}
        title={t('Sign out all other devices?')}
        description={t(
          'You’ll stay signed in here. The {count} others will have to sign in again.',
          {
            count: others.length,
          },
        )}
        confirmLabel={t('Sign out all others')}
        busy={endingOthers.loading}
        onConfirm={() => void end(() => endOthers(), PROFILE_NOTICES.othersEnded)}
      />
    </ProfileCard>
  );
}

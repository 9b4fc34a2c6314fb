import { useMutation } from '@apollo/client/react';
import { lazy } from 'react';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import type { Notice } from '../../../schema/accounts/session-texts.ts';
import type { MemberAccountQuery } from '../../gql/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/page/toast.ts';
import { DeviceList } from '../profile/device-list.tsx';
import { MemberAct } from './member-act.tsx';
import { END_USER_ACCESS, END_USER_SESSION, REVOKE_USER_TOKEN } from './operations.ts';

/** Few members have any. */
const ApiTokenList = lazy(() => import('../profile/api-token-list.tsx'));

type MemberRecord = NonNullable<MemberAccountQuery['memberRecord']>;

interface MemberAccessProps {
  member: { readonly id: number; readonly name: string };
  record: MemberRecord | null;
}

const AGAIN = { refetchQueries: ['MemberAccount'], awaitRefetchQueries: true };

/** Where a member is signed in and what acts for them, and the ways to end it one by one or all at once. */
export function MemberAccess({ member: { id, name }, record }: MemberAccessProps) {
  const [endAll] = useMutation(END_USER_ACCESS, AGAIN);
  const [endSession, ending] = useMutation(END_USER_SESSION, AGAIN);
  const [revokeToken] = useMutation(REVOKE_USER_TOKEN, AGAIN);
  const { sessionEnded, sessionFailed, tokenRevoked, tokenFailed } = PROFILE_NOTICES;
  const { refetchQueries } = AGAIN;

  async function attempt(act: () => Promise<unknown>, done: Notice, failed: Notice) {
    try {
      await act();
      toast({ title: translated(done.title), description: translated(done.text) });
    } catch (failure) {
      // What has ended elsewhere has ended, which was the wish.
      if (hasCode(failure, 'NOT_FOUND'))
        await ending.client.refetchQueries({ include: refetchQueries }).catch(() => undefined);
      else
        toast({
          title: translated(failed.title),
          description: messageOf(failure, failed.text),
          variant: 'destructive',
        });
    }
  }

  return (
    <Card as="section" aria-labelledby="sessions-title" className="grid content-start gap-4">
      <h3 id="sessions-title" className="display text-h3">
        {t('Sessions')}
      </h3>
      {record && record.sessions.length === 0 && (
        <p className="text-small">{t('Not signed in anywhere.')}</p>
      )}
      {record && record.sessions.length > 0 && (
        <DeviceList
          devices={record.sessions}
          onEnd={({ id: sessionId }) =>
            attempt(
              () => endSession({ variables: { input: { userId: id, sessionId } } }),
              sessionEnded,
              sessionFailed,
            )
          }
        />
      )}
      {record && record.apiTokens.length > 0 && (
        <>
          <h4 className="font-bold">{t('API tokens')}</h4>
          <LazyPart fallback={<Skeleton className="h-16" />}>
            <ApiTokenList
              tokens={record.apiTokens}
              onRevoke={({ id: tokenId }) =>
                attempt(
                  () => revokeToken({ variables: { input: { userId: id, tokenId } } }),
                  tokenRevoked,
                  tokenFailed,
                )
              }
            />
          </LazyPart>
        </>
      )}
      <p className="text-small text-muted">
        {t(
          'If someone else might be using this account, sign it out everywhere. API tokens stop working too.',
        )}
      </p>
      <div>
        <MemberAct
          label={t('Sign out everywhere')}
          question={{
            title: t('Sign {name} out everywhere?', { name }),
            description: t(
              'They’ll have to sign in again on every device. Their API tokens will be deleted for good.',
            ),
            isDestructive: true,
          }}
          act={() => endAll({ variables: { input: { userId: id } } })}
          done={t('{name} is signed out everywhere', { name })}
        />
      </div>
    </Card>
  );
}

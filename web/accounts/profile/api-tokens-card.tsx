import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { API_TOKEN_TEXTS, API_TOKENS_LIMIT } from '../../../schema/accounts/api-tokens.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { hasCode, messageOf } from '../../ui/forms/graph-error.ts';
import { rich, t } from '../../ui/language.ts';
import { LazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { NewApiToken } from './new-api-token.tsx';
import { OWN_API_TOKENS, REVOKE_API_TOKEN } from './operations.ts';
import { ProfileCard } from './profile-card.tsx';

/** Most members have none. */
const ApiTokenList = lazy(() => import('./api-token-list.tsx'));

/** What lets programs act as the member: which there are, the way to end each, and to make one. */
export function ApiTokensCard() {
  const client = useApolloClient();
  const { data, error } = useQuery(OWN_API_TOKENS, { fetchPolicy: 'cache-and-network' });
  const [revoke] = useMutation(REVOKE_API_TOKEN);
  const tokens = data?.ownApiTokens;
  const readAgain = () =>
    client
      .refetchQueries({ include: ['OwnApiTokens', 'OwnSecurityEvents'] })
      .catch(() => undefined);

  async function end({ id }: { id: number }) {
    const { tokenRevoked, tokenFailed } = PROFILE_NOTICES;
    try {
      await revoke({ variables: { id } });
      toast({ title: t(tokenRevoked.title), description: t(tokenRevoked.text) });
    } catch (failure) {
      // What was revoked elsewhere is revoked, which was the wish.
      if (!hasCode(failure, 'NOT_FOUND'))
        toast({
          title: t(tokenFailed.title),
          description: messageOf(failure, tokenFailed.text),
          variant: 'destructive',
        });
    }
    await readAgain();
  }

  return (
    <ProfileCard
      title={t('API tokens')}
      lead={rich(
        'A token lets your own code act as you; see {developers}. Tokens can’t change your account. If you change your password, all of them are revoked.',
        {
          developers: (
            <Link to="/developers#tokens" className="underline">
              {t('developers')}
            </Link>
          ),
        },
      )}
    >
      {!tokens && error && (
        <div className="mb-5">
          <ErrorState
            text={messageOf(error, 'We couldn’t load your API tokens.')}
            onRetry={() => void readAgain()}
          />
        </div>
      )}
      {!tokens && !error && <LoadingTokens />}
      {tokens && tokens.length > 0 && (
        <LazyPart fallback={<LoadingTokens />}>
          <div className="mb-5">
            <ApiTokenList tokens={tokens} onRevoke={end} />
          </div>
        </LazyPart>
      )}
      {tokens?.length === 0 && (
        <p className="mb-5 text-small text-muted">{t('No API tokens yet.')}</p>
      )}
      {/* Whatever becomes of the list: a token that has just been made must not leave the screen with it. */}
      <NewApiToken
        refusal={tokens && tokens.length >= API_TOKENS_LIMIT ? API_TOKEN_TEXTS.tooMany : undefined}
        onMade={() => void readAgain()}
      />
    </ProfileCard>
  );
}

function LoadingTokens() {
  return (
    <Loading label={t('Loading your API tokens…')} className="mb-5">
      <Skeleton className="h-16" />
    </Loading>
  );
}

import { useQuery } from '@apollo/client/react';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { leaguesPage } from '../../schema/pages/entries/leagues.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/card.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { AccessDenied } from '../ui/page/access-denied.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { CreateLeague } from './create-league.tsx';
import { LeagueInvitation } from './league-invitation.tsx';
import { leaguePath, useInvitation } from './league-links.ts';
import { OWN_LEAGUE_EVENTS, OWN_LEAGUES } from './operations.ts';

/** Poll interval while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** /leagues: the private leagues of a member, a new one, and the invitation that the address has. */
export default function LeaguesPage() {
  usePageTexts('leagues');
  const { user, openAuth } = useAuth();
  const code = useInvitation();
  return (
    <>
      <PageMeta head={leaguesPage.head} />
      {user ? (
        <>
          <PageHead
            title={t('Private leagues')}
            lead={t('Your lineups against those of your friends. No one else sees a league.')}
          />
          <div className="page grid gap-6 py-8">
            {code && <LeagueInvitation key={code} code={code} />}
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <OwnLeagues />
              <CreateLeague />
            </div>
          </div>
        </>
      ) : (
        <AccessDenied
          text={
            code
              ? t('You’re invited to a private league. Sign in to join it.')
              : t('You must be signed in to view this page.')
          }
        >
          <Button onClick={() => openAuth('signin')}>{t('Sign In')}</Button>
        </AccessDenied>
      )}
    </>
  );
}

function OwnLeagues() {
  const { data, error, refetch } = useQuery(OWN_LEAGUES, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(OWN_LEAGUE_EVENTS, { refetches: ['OwnLeagues'] });
  return (
    <Card as="section" aria-labelledby="own-leagues">
      <h2 id="own-leagues" className="display mb-4 text-h2">
        {t('Your leagues')}
      </h2>
      {!data ? (
        error ? (
          <ErrorState
            text={messageOf(error, 'We couldn’t load your leagues.')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Loading label={t('Loading your leagues')} className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        )
      ) : data.ownLeagues.length === 0 ? (
        <EmptyState
          icon={Users}
          text={t('You’re not in a league yet. Start one, or ask a friend for a link.')}
        />
      ) : (
        <ul className="border-t border-border">
          {data.ownLeagues.map(({ id, name, memberCount }) => (
            <li key={id} className="border-b border-border">
              <Link
                to={leaguePath(id)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 hover:bg-current/8"
              >
                <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
                  {name}
                </span>
                <span className="text-small text-muted">
                  {t('{count|one:# member|other:# members}', { count: memberCount })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

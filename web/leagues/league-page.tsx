import { skipToken, useQuery } from '@apollo/client/react';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { leaguePage } from '../../schema/pages/entries/league.ts';
import { leaguesPage } from '../../schema/pages/entries/leagues.ts';
import { LEAGUE_REFUSALS } from '../../schema/refusals/leagues.ts';
import { useAuth } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { useRefetchedPosition } from '../fantasy/live/use-refetched-position.ts';
import { useFantasyLive } from '../fantasy/use-fantasy-live.ts';
import type { League_WholeFragment as League } from '../gql/graphql.ts';
import { useLive } from '../live/use-live.ts';
import { SpoilerGuard } from '../settings/spoiler-guard.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { refusal, t } from '../ui/language.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { AccessDenied } from '../ui/page/access-denied.tsx';
import { DeadEnd } from '../ui/page/dead-end.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageMeta } from '../ui/page/page-meta.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { LeagueBoard } from './league-board.tsx';
import { LeagueInvite } from './league-invite.tsx';
import { LeagueOwner } from './league-owner.tsx';
import { LeagueRounds } from './league-rounds.tsx';
import { LeaveLeague } from './leave-league.tsx';
import { LEAGUE, OWN_LEAGUE_EVENTS } from './operations.ts';

const LeagueRoom = lazy(() => import('./room/league-room.tsx'));

/** /leagues/:id: a private league, for its members. */
export default function LeaguePage() {
  usePageTexts('leagues');
  const { user, openAuth } = useAuth();
  const id = Number(useParams().id);
  return (
    <>
      <PageMeta head={leaguePage.head({ id })} />
      {user ? (
        <OneLeague key={`${user.id} ${id}`} id={id} viewer={user} />
      ) : (
        <AccessDenied text={t('You must be signed in to view this page.')}>
          <Button onClick={() => openAuth('signin')}>{t('Sign In')}</Button>
        </AccessDenied>
      )}
    </>
  );
}

function OneLeague({ id, viewer }: { id: number; viewer: AuthUser }) {
  const isPossible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    LEAGUE,
    isPossible ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useLive(OWN_LEAGUE_EVENTS, { refetches: ['LeaguePage'] });
  useFantasyLive();
  const coming = data?.league?.rounds.find(({ isScored }) => !isScored)?.game;
  useRefetchedPosition(coming?.id ?? 0, () => void refetch().catch(() => undefined));
  if (!isPossible || data?.league === null)
    return (
      <DeadEnd title={t('League not found')} text={refusal(LEAGUE_REFUSALS, 'league.gone', {})}>
        <ButtonLink to={leaguesPage.path}>{t('Your leagues')}</ButtonLink>
      </DeadEnd>
    );
  if (data) return <LeagueDetails league={data.league} viewer={viewer} />;
  return (
    <div className="page min-h-dvh py-10">
      {error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load this league.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the league')}>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function LeagueDetails({ league, viewer }: { league: League; viewer: AuthUser }) {
  const viewerId = viewer.id;
  const { id, name, inviteCode, board, rounds } = league;
  const isOwner = board.some(({ user, isOwner: owns }) => owns && user.id === viewerId);
  return (
    <>
      <PageHead
        eyebrow={t('Private league')}
        title={<span dir="auto">{name}</span>}
        lead={t('{count|one:# member|other:# members}', { count: board.length })}
      >
        <div>
          <ButtonLink to={leaguesPage.path} variant="secondary">
            {t('Your leagues')}
          </ButtonLink>
        </div>
      </PageHead>
      <div className="page grid gap-6 py-8">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SpoilerGuard what={t('the leaderboards')}>
            <div className="grid gap-6">
              <LeagueRounds rounds={rounds} viewerId={viewerId} />
              <LeagueBoard leagueId={id} board={board} viewerId={viewerId} isOwner={isOwner} />
            </div>
          </SpoilerGuard>
          <LazyPart fallback={<Skeleton className="h-96 rounded-card" />}>
            <LeagueRoom leagueId={id} viewer={viewer} isOwner={isOwner} />
          </LazyPart>
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <LeagueInvite code={inviteCode} />
          {isOwner && <LeagueOwner key={name} league={league} />}
        </div>
        <LeaveLeague id={id} name={name} isLast={board.length === 1} />
      </div>
    </>
  );
}

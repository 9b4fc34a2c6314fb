import { lazy } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { leaguesPage } from '../../schema/pages/entries/leagues.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { RosterButton } from '../roster/roster-button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { LastResult } from './last-result.tsx';
import { LineupDesk } from './lineup/lineup-desk.tsx';
import { RulesButton } from './rules-button.tsx';
import { useFantasyLive } from './use-fantasy-live.ts';
import { useFantasyNow } from './use-fantasy-now.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';

const FantasyDashboard = lazy(() => import('./fantasy-dashboard.tsx'));
const LeaderboardWidget = lazy(() => import('./boards/leaderboard-widget.tsx'));

/** The fantasy tab: for members once an admin has opened it to all, for admins always. */
export default function FantasyPanel() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-h2">{t('Fantasy')}</h2>
        <div className="flex flex-wrap gap-2">
          <RulesButton />
          <RosterButton />
          <ButtonLink to={leaguesPage.path} variant="secondary" size="sm">
            {t('Private leagues')}
          </ButtonLink>
        </div>
      </div>
      <Fantasy />
    </section>
  );
}

function Fantasy() {
  useFantasyLive();
  const { user } = useAuth();
  const { game, isOpenToAll, isLoading, hasFailed, retry } = useFantasyNow();
  if (hasFailed) return <ErrorState text={t('We couldn’t load fantasy.')} onRetry={retry} />;
  if (isLoading)
    return (
      <Loading label={t('Loading fantasy')} className="grid gap-4">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  const plays = isOpenToAll || can(user, 'fantasy.play');
  return (
    <>
      {plays ? (
        <>
          <LineupDesk fantasy={game} isOpenToAll={isOpenToAll} />
          {user && <LastResult />}
        </>
      ) : (
        <ComingSoon />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        {plays && user && (
          <LazyPart fallback={<Skeleton className="h-96 rounded-card" />}>
            <FantasyDashboard />
          </LazyPart>
        )}
        <LazyPart fallback={<Skeleton className="h-64 rounded-card" />}>
          <LeaderboardWidget />
        </LazyPart>
      </div>
    </>
  );
}

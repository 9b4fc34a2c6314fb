import { useQuery } from '@apollo/client/react';
import { MapPin } from 'lucide-react';
import { lazy } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { useDeletedMembers } from '../accounts/session/deleted-members.ts';
import { useOpenCheckIns } from '../games/use-open-to-all.ts';
import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { usePollInterval } from './poll-interval.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const CheckInDesk = lazy(() => import('./check-in-desk.tsx'));
const PendingCheckIns = lazy(() => import('./pending-check-ins.tsx'));

const CHECK_INS = graphql(/* GraphQL */ `
  query CheckIns {
    checkIns {
      ...CheckInCard_checkIn
    }
  }
`);

/** Where fans watch the game: the form for those who may, and what has been approved for everybody. */
export function CheckInPanel() {
  const { user } = useAuth();
  return (
    <section className="grid gap-5">
      <h2 className="display text-h2">{t('Game Day Check-ins')}</h2>
      {can(user, 'checkin.submit') ? <Desk /> : <OnceOpen />}
      <CheckIns />
    </section>
  );
}

const Desk = () => (
  <LazyPart fallback={<Skeleton className="h-96" />}>
    <CheckInDesk />
  </LazyPart>
);

/** What all but admins have: the form once check-ins are open to all, and until then when it comes. */
function OnceOpen() {
  const { user, openAuth } = useAuth();
  const { season } = useSite();
  const { areCheckInsOpen: isOpenToAll, hasFailed, retry } = useOpenCheckIns();
  if (hasFailed) return <ErrorState text={t(CHECK_IN_TEXTS.formUnread)} onRetry={retry} />;
  if (isOpenToAll === undefined)
    return (
      <Loading label={t('Loading check-ins...')}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (!isOpenToAll)
    return (
      <>
        <EmptyState icon={MapPin} text={t(CHECK_IN_TEXTS.comingSoon(season))} />
        {can(user, 'checkin.moderate') && (
          <LazyPart fallback={<Skeleton className="h-40" />}>
            <PendingCheckIns />
          </LazyPart>
        )}
      </>
    );
  if (user) return <Desk />;
  return (
    <EmptyState icon={MapPin} text={t(CHECK_IN_TEXTS.signUp)}>
      <Button onClick={() => openAuth('signup')}>{t('Check in')}</Button>
    </EmptyState>
  );
}

const CHECK_IN_EVENTS = graphql(/* GraphQL */ `
  subscription CheckInEvents {
    checkInEvents
  }
`);

const QUERIES = ['CheckIns'];

function CheckIns() {
  const { data, error, refetch } = useQuery(CHECK_INS, { pollInterval: usePollInterval() });
  useLive(CHECK_IN_EVENTS, { refetches: QUERIES });
  useDeletedMembers(() => void refetch().catch(() => undefined), QUERIES);
  if (!data && error)
    return (
      <ErrorState text={t(CHECK_IN_TEXTS.unread)} onRetry={() => void refetch().catch(() => {})} />
    );
  if (!data)
    return (
      <Loading
        label={t('Loading check-ins...')}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        <Skeleton className="h-64" />
        <Skeleton className="h-64 max-sm:hidden" />
        <Skeleton className="h-64 max-lg:hidden" />
      </Loading>
    );
  // Visitors already see what is coming; an empty list would say it twice.
  if (data.checkIns.length === 0) return null;
  return (
    <section aria-labelledby="check-ins-title" className="grid gap-3">
      <h3 id="check-ins-title" className="display text-h3">
        {t('Where fans checked in')}
      </h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.checkIns.map((checkIn) => (
          <CheckInCard key={checkIn.id} checkIn={checkIn} />
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@apollo/client/react';
import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
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
import { CHECK_IN_EVENTS } from './check-in-operations.ts';
import { ClosedCheckIn } from './closed-check-in.tsx';
import { usePollInterval } from './poll-interval.ts';
import { useCheckInStatus } from './use-check-in-status.ts';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const CheckInDesk = lazy(() => import('./check-in-desk.tsx'));
const PendingCheckIns = lazy(() => import('./pending-check-ins.tsx'));
const CheckInMapCard = lazy(() => import('./map/check-in-map.tsx'));

const CHECK_INS = graphql(/* GraphQL */ `
  query CheckIns {
    checkIns {
      nodes {
        ...CheckInCard_checkIn
      }
    }
  }
`);

/** Where fans watch the game: the form for those who may, the map, and what has been approved for everybody. */
export function CheckInPanel() {
  const { user } = useAuth();
  const { status } = useCheckInStatus();
  return (
    <section className="grid gap-5">
      <h2 className="display text-h2">{t('Game Day Check-ins')}</h2>
      <div className="grid items-start gap-5 lg:has-data-alone:grid-cols-2">
        {can(user, 'checkin.submit') ? <Desk /> : <OnceOpen />}
        <LazyPart fallback={<Skeleton className="h-96" />}>
          <CheckInMapCard isOpen={status?.isOpen ?? false} />
        </LazyPart>
      </div>
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
  const { season } = useSite();
  const { areCheckInsOpen, hasFailed, retry } = useOpenCheckIns();
  if (hasFailed) return <ErrorState text={t(CHECK_IN_TEXTS.formUnread)} onRetry={retry} />;
  if (areCheckInsOpen === undefined) return <LoadingForm />;
  if (areCheckInsOpen) return <OnGameDay />;
  return (
    <Closed>
      <EmptyState icon={MapPin} text={t(CHECK_IN_TEXTS.comingSoon(season))} />
    </Closed>
  );
}

/** The form on the day of a game, and on other days when it opens. */
function OnGameDay() {
  const { user, openAuth } = useAuth();
  const { status, hasFailed, retry } = useCheckInStatus();
  if (hasFailed) return <ErrorState text={t(CHECK_IN_TEXTS.formUnread)} onRetry={retry} />;
  if (!status) return <LoadingForm />;
  if (!status.isOpen)
    return (
      <Closed>
        <ClosedCheckIn status={status} />
      </Closed>
    );
  if (user) return <Desk />;
  return (
    <EmptyState icon={MapPin} text={t(CHECK_IN_TEXTS.signUp)}>
      <Button onClick={() => openAuth('signup')}>{t('Check in')}</Button>
    </EmptyState>
  );
}

const LoadingForm = () => (
  <Loading label={t('Loading check-ins...')}>
    <Skeleton className="h-40" />
  </Loading>
);

/** Instead of the form; moderators still have what waits for them. */
function Closed({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return (
    <>
      {children}
      {can(user, 'checkin.moderate') && (
        <LazyPart fallback={<Skeleton className="h-40" />}>
          <PendingCheckIns />
        </LazyPart>
      )}
    </>
  );
}

const QUERIES = ['CheckIns'];

/** So many are shown until someone wants more. */
const FIRST = 9;

function CheckIns() {
  const [showsAll, setShowsAll] = useState(false);
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
  // The map already says that there are none.
  if (data.checkIns.nodes.length === 0) return null;
  return (
    <section aria-labelledby="check-ins-title" className="grid gap-3">
      <h3 id="check-ins-title" className="display text-h3">
        {t('Where fans checked in')}
      </h3>
      {/* Columns, as cards without a picture are lower than those beside them. */}
      <ul className="gap-4 sm:columns-2 lg:columns-3">
        {data.checkIns.nodes.slice(0, showsAll ? Infinity : FIRST).map((checkIn) => (
          <CheckInCard key={checkIn.id} checkIn={checkIn} className="mb-4 break-inside-avoid" />
        ))}
      </ul>
      {!showsAll && data.checkIns.nodes.length > FIRST && (
        <Button
          variant="secondary"
          onClick={() => setShowsAll(true)}
          className="justify-self-center"
        >
          {t('Show all {count} check-ins', { count: data.checkIns.nodes.length })}
        </Button>
      )}
    </section>
  );
}

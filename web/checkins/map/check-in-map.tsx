import { useQuery } from '@apollo/client/react';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHECK_IN_TEXTS } from '../../../schema/checkins.ts';
import { useDeletedMembers } from '../../accounts/session/deleted-members.ts';
import type { CheckInMap_MapFragment as CheckInMap } from '../../gql/graphql.ts';
import { useLive } from '../../live/use-live.ts';
import { Skeleton, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { dateFormat, t } from '../../ui/language.ts';
import { CHECK_IN_EVENTS, CHECK_IN_MAP } from '../check-in-operations.ts';
import { usePollInterval } from '../poll-interval.ts';
import { fansText } from './fan-level.ts';
import { FanMap } from './fan-map.tsx';
import { FanTable } from './fan-table.tsx';

const QUERIES = ['CheckInMap'];

/** Where fans are today, or were for the last game; it grows as check-ins are approved. */
export default function CheckInMapCard({ isOpen }: { isOpen: boolean }) {
  const { data, error, refetch } = useQuery(CHECK_IN_MAP, { pollInterval: usePollInterval() });
  const retry = () => void refetch().catch(() => undefined);
  useLive(CHECK_IN_EVENTS, { refetches: QUERIES });
  useDeletedMembers(retry, QUERIES);
  if (!data && error) return <ErrorState text={t(CHECK_IN_TEXTS.mapUnread)} onRetry={retry} />;
  if (!data)
    return (
      <Loading label={t('Loading the map...')}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const map = data.checkInMap;
  if (!map || map.places.length === 0)
    return (
      <Ground title={isOpen ? t('Where fans are watching') : t('Where fans watch')} map={map}>
        <p className="flex items-center gap-2">
          <MapPin aria-hidden className="size-5 shrink-0" />
          {t(CHECK_IN_TEXTS.mapEmpty)}
        </p>
        <div className="mx-auto w-full" style={{ maxWidth: '40rem' }}>
          <FanMap places={[]} />
        </div>
      </Ground>
    );
  return (
    <Ground title={isOpen ? t('Where fans are watching') : t('Where fans watched')} map={map}>
      {/* Beside each other where there is room for both. */}
      <div className="flex flex-wrap gap-6">
        <div style={{ flex: '3 1 26rem' }}>
          <FanMap places={map.places} />
        </div>
        <div style={{ flex: '2 1 15rem' }}>
          <FanTable places={map.places} />
        </div>
      </div>
    </Ground>
  );
}

const day = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A night sky for the lights of the map. */
function Ground({
  title,
  map,
  children,
}: {
  title: string;
  map: CheckInMap | null;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="check-in-map-title"
      className="on-brand grid gap-5 rounded-card bg-brand p-4 text-on-brand in-data-[contrast=more]:border sm:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          {map && (
            <p className="eyebrow text-accent-text">
              {map.game.isHome ? t('vs.') : t('at')} {map.game.opponent}
              {' · '}
              {day.format(new Date(`${map.game.date}T00:00:00Z`))}
            </p>
          )}
          <h3 id="check-in-map-title" className="display text-h2">
            {title}
          </h3>
        </div>
        {map && map.places.length > 0 && (
          <p className="flex items-baseline gap-2">
            <span className="display text-score tabular-nums">{fansText(map.fans)}</span>
            <span className="text-muted">{t('fans checked in')}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

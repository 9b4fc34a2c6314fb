import { useQuery } from '@apollo/client/react';
import { Clapperboard, Video } from 'lucide-react';
import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useShowEvents } from '../show-events.ts';
import { LiveSwitch } from './live-switch.tsx';
import { LIVE_SHOWS } from './operations.ts';
import { t } from '../../ui/language.ts';

/** How often the shows are asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** Which live show is on the air, and the switches to put one there. */
export function LiveSwitches() {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(LIVE_SHOWS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useShowEvents(['LiveShows'], (_event, refetchAfter) => refetchAfter());
  const shows = data?.liveShows;
  const onAir = shows?.find(({ isCurrentlyLive }) => isCurrentlyLive);

  return (
    <section aria-labelledby="live-shows-title" className="grid gap-4">
      <h2 id="live-shows-title" className="display text-h2">
        {t('Live shows')}
      </h2>
      {shows?.length === 0 && <EmptyState icon={Video} text={t('No live shows yet.')} />}
      {!shows && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the shows.')} onRetry={ask} />
      )}
      {!shows && !error && (
        <Loading label={t('Loading live shows…')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {shows && shows.length > 0 && (
        <ul className="grid gap-3">
          {shows.map((show) => (
            <Card
              as="li"
              key={show.id}
              className="flex flex-wrap items-center justify-between gap-3 p-4!"
            >
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
                  {show.isCurrentlyLive && <Badge tone="live">{t('ON THE AIR')}</Badge>}
                  <span dir="auto">{show.title}</span>
                </p>
                {show.publishedAt && (
                  <p className="text-small text-muted">
                    <MountainMoment at={show.publishedAt} />
                  </p>
                )}
              </div>
              <LiveSwitch show={show} onAir={onAir?.title} onDone={ask} />
            </Card>
          ))}
        </ul>
      )}
      {can(user, 'show.manage') && (
        <div>
          <ButtonLink size="sm" variant="secondary" icon={Clapperboard} to="/admin?tab=shows">
            {t('All shows')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

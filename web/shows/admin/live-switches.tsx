import { useMutation, useQuery } from '@apollo/client/react';
import { Radio, Square, Video } from 'lucide-react';
import { useState } from 'react';
import type { LiveShowsQuery } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useShowEvents } from '../show-events.ts';
import { AddShow } from './add-show.tsx';
import { LIVE_SHOWS, SET_SHOW_LIVE } from './operations.ts';
import { t } from '../../ui/language.ts';

type Show = LiveShowsQuery['liveShows'][number];

/** How often the shows are asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** Which live show is on the air, and the switches to put one there. */
export function LiveSwitches() {
  const { data, error, refetch } = useQuery(LIVE_SHOWS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const [asks, setAsks] = useState<Show>();
  const [change, changing] = useMutation(SET_SHOW_LIVE);
  const ask = () => void refetch().catch(() => undefined);
  useShowEvents(['LiveShows'], (_event, refetchAfter) => refetchAfter());
  const shows = data?.liveShows;
  const onAir = shows?.find(({ isCurrentlyLive }) => isCurrentlyLive);

  async function turn({ id, title }: Show, isLive: boolean) {
    try {
      await change({ variables: { id, isLive } });
      toast({
        title: isLive ? t('On the air: {title}', { title }) : t('Off the air: {title}', { title }),
      });
      ask();
    } catch (failure) {
      toast({
        title: t('Failed to switch the show'),
        description: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsks(undefined);
  }

  return (
    <section aria-labelledby="live-shows-title" className="grid gap-4">
      <h2 id="live-shows-title" className="display text-h2">
        {t('Live shows')}
      </h2>
      {shows?.length === 0 && (
        <EmptyState icon={Video} text={t('No live shows on the site yet.')} />
      )}
      {!shows && error && (
        <ErrorState text={messageOf(error, 'The shows could not be loaded.')} onRetry={ask} />
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
              {show.isCurrentlyLive ? (
                <Button
                  size="sm"
                  variant="secondary"
                  icon={Square}
                  aria-label={t('Off the air: {title}', { title: show.title })}
                  busy={changing.loading && !asks}
                  onClick={() => void turn(show, false)}
                >
                  {t('Off the air')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  icon={Radio}
                  aria-label={t('Go live: {title}', { title: show.title })}
                  onClick={() => setAsks(show)}
                >
                  {t('Go live')}
                </Button>
              )}
            </Card>
          ))}
        </ul>
      )}
      <AddShow onAdded={ask} />
      <ConfirmDialog
        open={asks !== undefined}
        onOpenChange={() => setAsks(undefined)}
        title={t('Put “{title}” on the air?', { title: asks?.title ?? '' })}
        description={
          <>
            {t('Every open page shows it at once, and who wants to hear of live shows is told.')}
            {onAir && ` ${t('“{title}” leaves the air.', { title: onAir.title })}`}
          </>
        }
        confirmLabel={t('Go live')}
        destructive={false}
        busy={changing.loading}
        onConfirm={() => asks && void turn(asks, true)}
      />
    </section>
  );
}

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { classNames } from '../../ui/class-names.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { t } from '../../ui/language.ts';
import { LiveRegion } from '../../ui/page/live-region.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { useShowEvents } from '../show-events.ts';
import { LiveShowForm } from './live-show-form.tsx';
import { LIVE_SHOWS } from './operations.ts';

/** How often the shows are asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;
const NEW = 'new';

/** Whether a show is on the air, its title and link, and the switch. */
export function LiveDesk() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(LIVE_SHOWS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useShowEvents(['LiveShows'], (_event, refetchAfter) => refetchAfter());
  const [picked, setPicked] = useState(search.get('show'));
  const shows = data?.liveShows;
  if (!shows)
    return error ? (
      <ErrorState text={messageOf(error, 'We couldn’t load the shows.')} onRetry={ask} />
    ) : (
      <Loading label={t('Loading live shows…')}>
        <Skeleton className="h-96" />
      </Loading>
    );

  const onAir = shows.find(({ isCurrentlyLive }) => isCurrentlyLive);
  const first = onAir ?? shows[0];
  const chosen =
    picked === NEW ? undefined : (shows.find(({ id }) => String(id) === picked) ?? first);
  return (
    <section
      aria-labelledby="live-desk-title"
      className="overflow-hidden rounded-card border border-border bg-raised"
    >
      <div className={classNames('p-4 sm:p-6', onAir ? 'bg-live text-on-live' : 'bg-surface-2')}>
        <h2 id="live-desk-title" className="sr-only">
          {t('On air')}
        </h2>
        <LiveRegion visible>
          <p className="display text-d2">{onAir ? t('ON THE AIR') : t('Off the air')}</p>
          {onAir && (
            <p dir="auto" className="font-semibold wrap-anywhere">
              {onAir.title}
            </p>
          )}
        </LiveRegion>
      </div>
      <div className="grid gap-4 p-4 sm:p-6">
        {shows.length > 0 && (
          <SelectField
            label={t('Live show')}
            value={chosen ? String(chosen.id) : NEW}
            onChange={({ target }) => setPicked(target.value)}
          >
            {shows.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value={NEW}>{t('A new show')}</option>
          </SelectField>
        )}
        <LiveShowForm
          key={chosen?.id ?? NEW}
          stored={chosen}
          onAir={onAir?.title}
          onSaved={(id) => {
            setPicked(String(id));
            ask();
          }}
        />
      </div>
    </section>
  );
}

import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { mountainDate, mountainTimeText } from '../../../schema/time/clock.ts';
import { locale, rich } from '../language.ts';
import { MountainMoment } from '../time/mountain-moment.tsx';
import { drawnAt } from '../time/now.ts';
import { OwnTime } from '../time/own-zone.tsx';

/** A page that was opened offline is as old as its server rendering. */
let offlineSince: Date | null = navigator.onLine ? null : new Date(drawnAt() ?? Date.now());

const isToday = (moment: Date) => mountainDate(moment) === mountainDate(new Date());

function subscribe(listener: () => void) {
  const change = () => {
    offlineSince = navigator.onLine ? null : new Date();
    listener();
  };
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

/** A thin bar while the browser is offline, with the age of the page. */
export function OfflineBar() {
  const since = useSyncExternalStore(
    subscribe,
    () => offlineSince,
    () => null,
  );
  return (
    <div role="status">
      {since && (
        <p className="flex items-center justify-center gap-2 bg-tint-amber px-4 py-2 text-small font-semibold text-on-tint-amber">
          <CloudOff aria-hidden className="size-4" />
          <span>
            {rich('You’re offline. Showing what we saved at {moment}.', {
              moment: isToday(since) ? (
                <>
                  {mountainTimeText(since, locale())} MT
                  <OwnTime at={since} />
                </>
              ) : (
                <MountainMoment at={since.toISOString()} />
              ),
            })}
          </span>
        </p>
      )}
    </div>
  );
}

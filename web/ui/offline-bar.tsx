import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { mountainTimeText } from '../../schema/clock.ts';
import { locale, rich } from './language.ts';
import { OwnTime } from './own-zone.tsx';

let offlineSince: Date | null = navigator.onLine ? null : new Date();

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

/** A thin bar while the browser has no network, telling how old the page is. */
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
            {rich('You are offline. Showing what we saved at {moment}.', {
              moment: (
                <>
                  {mountainTimeText(since, locale())} MT
                  <OwnTime at={since} />
                </>
              ),
            })}
          </span>
        </p>
      )}
    </div>
  );
}

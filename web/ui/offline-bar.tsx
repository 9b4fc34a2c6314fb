import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

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

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A thin bar while the browser has no network, telling how old the page is. */
export function OfflineBar() {
  const since = useSyncExternalStore(subscribe, () => offlineSince);
  return (
    <div role="status">
      {since && (
        <p className="flex items-center justify-center gap-2 bg-tint-amber px-4 py-2 text-small font-semibold text-on-tint-amber">
          <CloudOff aria-hidden className="size-4" />
          You are offline. Showing what we saved at {clock.format(since)}.
        </p>
      )}
    </div>
  );
}

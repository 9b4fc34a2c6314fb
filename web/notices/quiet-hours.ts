import { useMemo, useSyncExternalStore } from 'react';
import type { QuietHours } from '../../schema/news/quiet-hours.ts';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';

/** Quiet hours of this browser, in its own time zone. They are stored beside the settings, whose shape is fixed. */

const STORED = 'quiet-hours';
const CHANGED = 'quiet-hours-changed';

type Times = Pick<QuietHours, 'from' | 'until'>;

function storedTimes(): Times | null {
  const stored = storedOnDevice(STORED) as Partial<Times> | undefined;
  return stored?.from && stored.until ? { from: stored.from, until: stored.until } : null;
}

/** Null: none. */
export function quietHours(): QuietHours | null {
  const times = storedTimes();
  return times && { ...times, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

export function setQuietHours(times: Times | null): void {
  storeOnDevice(STORED, times ?? undefined);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** The same as text, so that it stays equal while nothing changes. */
const asText = () => JSON.stringify(storedTimes());

/** The hours as they are set; null without any, and while the page is as the server drew it. */
export function useQuietHours(): Times | null {
  const text = useSyncExternalStore(subscribe, asText, () => 'null');
  return useMemo(() => JSON.parse(text) as Times | null, [text]);
}

import { useSyncExternalStore } from 'react';
import { SITE_ZONE, type TimeZone, zonedTimeText } from '../../../schema/time/zones.ts';
import { locale } from '../language.ts';

/** The visitor's second time zone, from the settings of this browser. */
let ownZone: TimeZone = SITE_ZONE;
const listeners = new Set<() => void>();

export function setOwnZone(zone: TimeZone): void {
  if (zone === ownZone) return;
  ownZone = zone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useOwnZone = () =>
  useSyncExternalStore(
    subscribe,
    () => ownZone,
    () => SITE_ZONE,
  );

/**
 * The same time in the visitor's zone, after a time in Mountain time: ' (9:00 PM ET)'; nothing if both are the same.
 */
export function OwnTime({ at }: { at: Date }) {
  const text = useOwnTimeText(at);
  return text && <span className="text-muted">{` (${text})`}</span>;
}

/** That text, without brackets; null where both are the same. */
export function useOwnTimeText(at: Date): string | null {
  const zone = useOwnZone();
  return zone === SITE_ZONE ? null : zonedTimeText(at, zone, locale());
}

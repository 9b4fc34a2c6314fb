import { useSyncExternalStore } from 'react';

/** How many items of the inbox the signed-in member has not read. The watcher sets it, the header shows it. */

let count = 0;
const listeners = new Set<() => void>();

export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  listeners.forEach((listener) => listener());
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useUnreadCount = (): number =>
  useSyncExternalStore(
    watch,
    () => count,
    () => 0,
  );

import { useEffect, useEffectEvent } from 'react';

/** Does something again and again while the page is looked at. */
export function useEvery(milliseconds: number, act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) latest();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

/** A timer takes no longer waits than this, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Does something when that instant comes; nothing when it is past or too far off. */
export function useAt(instant: string | undefined, act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const wait = instant ? Date.parse(instant) - Date.now() : -1;
    if (wait < 0 || wait > LONGEST_WAIT) return;
    const timer = setTimeout(() => latest(), wait);
    return () => clearTimeout(timer);
  }, [instant]);
}

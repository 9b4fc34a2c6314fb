import { useEffect, useEffectEvent, useRef } from 'react';

/** Each page waits up to so long, in ms, so that not all of them ask at once. */
const SPREAD = 2_000;

/** Refetches within two seconds after the value has changed. What was asked for with the first value is not asked again. */
export function useSpreadRefetch(value: unknown, refetch: () => void): void {
  const first = useRef(value);
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (value === first.current) return undefined;
    const timer = setTimeout(() => refetchNow(), Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [value]);
}

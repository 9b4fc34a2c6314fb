import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Counts whole seconds down to 0 from each call of the returned function. */
export function useWait(): [seconds: number, wait: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / SECOND));

  useEffect(() => {
    if (left === 0) return;
    // The next whole second, not a second from now: a late timer then does not add up.
    const timer = setTimeout(() => setNow(Date.now()), (until - Date.now()) % SECOND || SECOND);
    return () => clearTimeout(timer);
  }, [until, now, left]);

  function wait(seconds: number) {
    setNow(Date.now());
    setUntil(Date.now() + seconds * SECOND);
  }
  return [left, wait];
}

import { useState } from 'react';
import { useEvery } from '../games/use-every.ts';
import { durationText } from '../ui/time/duration-text.ts';
import { useNow } from '../ui/time/now.ts';

/** The time until kickoff, running. Screen readers find it there, and don’t announce each second. */
export function Countdown({ kickoffAt }: { kickoffAt: string }) {
  const now = useNow();
  const [, setTicks] = useState(0);
  useEvery(1000, () => setTicks((ticks) => ticks + 1));
  return (
    <p role="timer" aria-live="off" className="display text-d2 tabular-nums">
      {durationText(Math.max(0, Date.parse(kickoffAt) - now.getTime()))}
    </p>
  );
}

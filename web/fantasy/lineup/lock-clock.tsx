import { Lock, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { durationText } from '../../ui/time/duration-text.ts';
import { rich, t } from '../../ui/language.ts';

interface LockClockProps {
  kickoffAt: string;
  /** The server's time when it responded. */
  asOf: string;
  isOpen: boolean;
}

/** When lineups lock, in Mountain time, and how long that is from now by the server's clock. */
export function LockClock({ kickoffAt, asOf, isOpen }: LockClockProps) {
  const Icon = isOpen ? Timer : Lock;
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
      <span>
        {rich(isOpen ? 'Locks {moment}' : 'Locked {moment}', {
          moment: <MountainMoment at={kickoffAt} />,
        })}{' '}
        {isOpen && <TimeLeft key={asOf} milliseconds={Date.parse(kickoffAt) - Date.parse(asOf)} />}
      </span>
    </p>
  );
}

function TimeLeft({ milliseconds }: { milliseconds: number }) {
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setLeft(milliseconds - (performance.now() - from)), 1000);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return (
    <span role="timer" className="font-semibold tabular-nums">
      {t('in {duration}', { duration: durationText(Math.max(0, left)) })}
    </span>
  );
}

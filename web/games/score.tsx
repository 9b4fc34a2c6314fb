import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

/** Points in tabular figures. When they change, the old ones fade into the new ones once. */
export function Score({ points, isLarge = false }: { points: number; isLarge?: boolean }) {
  const [shown, setShown] = useState(points);
  const [leaving, setLeaving] = useState<number | null>(null);
  if (shown !== points) {
    setShown(points);
    setLeaving(shown);
  }
  return (
    <span
      className={classNames(
        'display inline-grid min-w-[1ch] tabular-nums *:col-start-1 *:row-start-1',
        isLarge ? 'text-d1' : 'text-score',
      )}
    >
      {leaving !== null && (
        <span
          key={`was ${leaving}`}
          className="animate-[fade_400ms_var(--ease-productive)_reverse_forwards]"
          onAnimationEnd={() => setLeaving(null)}
        >
          {leaving}
        </span>
      )}
      <span
        key={shown}
        className={leaving === null ? undefined : 'animate-[fade_400ms_var(--ease-productive)]'}
      >
        {shown}
      </span>
    </span>
  );
}

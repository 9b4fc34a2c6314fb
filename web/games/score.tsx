import { useState } from 'react';

/** Points in tabular figures. When they change, the old ones fade into the new ones once. */
export function Score({ points }: { points: number }) {
  const [shown, setShown] = useState(points);
  const [leaving, setLeaving] = useState<number | null>(null);
  if (shown !== points) {
    setShown(points);
    setLeaving(shown);
  }
  return (
    <span className="display inline-grid min-w-[1ch] text-score tabular-nums *:col-start-1 *:row-start-1">
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

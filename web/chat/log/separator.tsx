import type { ReactNode } from 'react';
import { dayLabel } from './log-lines.ts';

/** Where a day begins. */
export function DayLine({ day }: { day: string }) {
  return (
    <Separator>
      <time dateTime={day} className="first-letter:uppercase">
        {dayLabel(day, new Date())}
      </time>
    </Separator>
  );
}

/** A line between two parts of a conversation. */
export function Separator({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 pt-4 pb-2 text-small font-semibold text-muted before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
      {children}
    </p>
  );
}

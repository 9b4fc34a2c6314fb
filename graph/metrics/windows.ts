import {
  addDays,
  instantOfMountain,
  mountainClock,
  mountainDate,
} from '../../schema/time/clock.ts';
import type { MountainDate, Span } from '../../schema/time/clock.ts';
import { MONTH_DAYS } from '../../schema/site/metrics.ts';

/** The last days in Denver, the oldest first, today last. */
export function lastDays(now: Date, days = MONTH_DAYS): MountainDate[] {
  const today = mountainDate(now);
  return Array.from({ length: days }, (_, at) => addDays(today, at - days + 1));
}

/**
 * The period before the window, of the same length: whole days, and of its last day only the hours that today has had
 * so far, by Denver's clocks. So neither daylight saving time nor the unfinished day distorts the comparison.
 */
export function stretchBefore(now: Date, days: number): { whole: MountainDate[]; part: Span } {
  const date = addDays(mountainDate(now), -days);
  return {
    whole: Array.from({ length: days - 1 }, (_, at) => addDays(date, at - days + 1)),
    part: {
      from: instantOfMountain({ date }),
      until: instantOfMountain({ date, time: mountainClock(now) }),
    },
  };
}

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
 * The stretch before the last days: whole days, and of the day that lies as far back as the window is long as much as
 * there was of today, by the clock on the wall. So neither an hour of summer time nor a day that is not over counts
 * against anything.
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

import {
  addDays,
  instantOfMountain,
  mountainDate,
  type MountainDate,
} from '../../schema/time/clock.ts';

/** The week whose game is next when the demo begins, and the one that was played last. */
export const NEXT_WEEK = 11;
export const LAST_WEEK = 10;

const MINUTE = 60_000;

/** Moments of the demo season by week and Mountain time, on any day of the year the demo begins. */
export interface Calendar {
  readonly now: Date;
  /** The Sunday of a week of the season. */
  sunday(week: number): MountainDate;
  /** So many days after that week's Sunday (negative: before), at that Mountain time. */
  at(week: number, days: number, time: string): Date;
  /** So many minutes before the demo begins. */
  ago(minutes: number): Date;
  /** So many days before today, one at least, at that Mountain time. */
  daysAgo(days: number, time: string): Date;
}

/**
 * Places the season so that the next game is on the first Sunday after today: in one to seven days, never today. The
 * last one, on the Thursday ten days before it, was then three to nine days ago.
 */
export function calendarFor(now: Date): Calendar {
  const today = mountainDate(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const nextSunday = addDays(today, 7 - weekday);
  const sunday = (week: number) => addDays(nextSunday, (week - NEXT_WEEK) * 7);
  return {
    now,
    sunday,
    at: (week, days, time) => instantOfMountain({ date: addDays(sunday(week), days), time }),
    ago: (minutes) => new Date(now.getTime() - minutes * MINUTE),
    daysAgo: (days, time) => instantOfMountain({ date: addDays(today, -days), time }),
  };
}

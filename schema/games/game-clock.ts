/** The clock of a game: what hosts may enter, and the usual steps. */

/** Far above the highest score ever. */
export const HIGHEST_SCORE = 199;
/** 1 to 4 are quarters, then overtimes. */
export const HIGHEST_PERIOD = 10;

export const RUN_OUT = '0:00';

/** Minutes and seconds left, 15:00 at most; empty: no clock is shown. */
export const isGameClock = (text: string): boolean =>
  text === '' || /^(?:(?:0?\d|1[0-4]):[0-5]\d|15:00)$/.test(text);

/** A clock as it is typed with a thumb, on keys without a colon: '742' and '7.42' are 7:42. */
export function typedClock(typed: string): string {
  const text = typed.trim().replace(/[.,]/, ':');
  return /^\d{3,4}$/.test(text) ? `${text.slice(0, -2)}:${text.slice(-2)}` : text;
}

/** The seconds that such a clock shows; null without one. */
export function secondsOnClock(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Seconds left, as a scoreboard shows them: '7:42'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after each failed attempt; after the last of them, hourly. */
const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE] as const;
/** The largest share by which a wait is longer, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A host may ask for more patience, up to this. */
const LONGEST_WAIT = 6 * HOUR;

/** Attempts that fail for so long, in ms, pause the webhook. */
export const GIVE_UP_AFTER_MS = 24 * HOUR;

/**
 * Milliseconds to wait after so many failed attempts.
 * @param random from 0 to 1
 * @param askedMs what the host asked for by `Retry-After`
 */
export function waitAfter(attempts: number, random: number, askedMs = 0): number {
  const usual = WAITS[attempts - 1] ?? HOUR;
  return Math.max(Math.min(askedMs, LONGEST_WAIT), Math.round(usual * (1 + JITTER * random)));
}

/** The graph as it was some seconds ago, for fans whose video comes late. */

/** Furthest behind, in seconds. */
export const MOST_BEHIND_SECONDS = 180;

/** Whether it is a delay that may be asked for: whole seconds, 0 for none. */
export const isDelay = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_BEHIND_SECONDS;

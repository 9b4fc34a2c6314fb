/** The source of "now". Rules never use the machine's clock; they use this one. */
export interface Clock {
  now(): Date;
}

export const machineClock: Clock = { now: () => new Date() };

/**
 * Orders responses and events, in ms since 1970. By the machine's clock, because a clock that tests set can go back.
 */
export const stamp = (): number => machineClock.now().getTime();

/** A clock that only moves when tests or the demo set it. */
export interface AdjustableClock extends Clock {
  set(at: Date | string): void;
  advance(milliseconds: number): void;
}

export function adjustableClock(start: Date | string): AdjustableClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set: (to) => void (at = new Date(to).getTime()),
    advance: (milliseconds) => void (at += milliseconds),
  };
}

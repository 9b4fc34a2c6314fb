import type { Possession } from '../../../schema/games/games.ts';

/** What the scoreboard shows from a point of a game on. */
export interface Moment {
  /** Seconds since kickoff, breaks included, at the pace of the stadium. */
  readonly at: number;
  readonly period: number;
  /** Seconds left in the period. */
  readonly clock: number;
  readonly home: number;
  readonly away: number;
  readonly possession: Possession | null;
  readonly isFinal: boolean;
}

/** What the scoreboard shows so many seconds after kickoff; null before it. */
export function momentAt(moments: readonly Moment[], at: number): Moment | null {
  return moments.findLast((moment) => moment.at <= at) ?? null;
}

import type { PlayFacts } from '../../../schema/plays/plays.ts';

/** A play when it begins. */
export type Snapped = Pick<PlayFacts, 'kind' | 'period' | 'clock' | 'before'>;

type Result = Partial<
  Pick<PlayFacts, 'after' | 'yards' | 'points' | 'scoringSide' | 'isUnderReview' | 'reason'>
>;

/** A revision of a play, at so many seconds after kickoff. */
export interface LogEntry {
  readonly at: number;
  /** Which play of the game, from 0. */
  readonly n: number;
  /** 1 at first, one more for each correction. */
  readonly revision: number;
  readonly play: PlayFacts;
}

/** The plays of a game as they are reported: each once, and again when it is corrected. */
export class PlayLog {
  readonly entries: LogEntry[] = [];
  private reported = 0;

  /** Gives the number of the play, by which it can be corrected. */
  add(at: number, snapped: Snapped, result: Result = {}): number {
    const n = this.reported++;
    const play: PlayFacts = {
      ...{ seq: n, status: 'stands', reason: null, isUnderReview: false },
      ...{ after: null, yards: null, points: 0, scoringSide: null, participants: [] },
      ...snapped,
      ...result,
    };
    this.entries.push({ at, n, revision: 1, play });
    return n;
  }

  correct(at: number, n: number, result: Result): void {
    const last = this.entries.findLast((entry) => entry.n === n)!;
    const play = { ...last.play, ...result };
    this.entries.push({ at, n, revision: last.revision + 1, play });
  }
}

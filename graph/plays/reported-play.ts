import type { Score } from '../../schema/plays/fold.ts';
import type { PlayFacts, PlaySource, PlayView } from '../../schema/plays/plays.ts';
import type { GameState } from '../games/scoreboard.service.ts';

/** A play as its source reports it, again with each correction. */
export interface ReportedPlay extends PlayFacts {
  /** Its name at the source. */
  readonly externalId: string;
  /** From 1, if the source numbers its corrections: an older one than is stored is ignored. */
  readonly revision?: number;
  readonly happenedAt: Date;
}

export type Standing = Omit<GameState, 'ourScore' | 'theirScore' | 'course' | 'isByHand'>;

/** What a source has to say of a game. */
export interface PlayReport {
  readonly source: PlaySource;
  /** The plays that may be new or changed, in their order; the others stay as they are. */
  readonly plays: readonly ReportedPlay[];
  /** Clock, period and possession, or how they follow from all plays. */
  readonly standing: Standing | ((plays: readonly PlayView[]) => Standing);
  /** The source's own score, where it may be ahead of its plays. */
  readonly score?: Score;
}

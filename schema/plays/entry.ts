import type { Possession } from '../games/games.ts';
import type { PlayEntry } from './entry-shape.ts';
import { otherSide } from './fold.ts';
import type { PlayFacts, PlayKind, PlayRole } from './plays.ts';
import { outcomeOf, type Upcoming } from './situation.ts';

/** What an entry by hand is, with all that the rules say of it. */

/** What stops the game: no ball is snapped. */
const MARKS: readonly PlayKind[] = ['timeout', 'period-start', 'period-end', 'game-end'];
const BEFORE_SNAP: readonly PlayKind[] = ['kickoff', 'extra-point', 'two-point', ...MARKS];

/** What was entered, with all that the rules say of it. */
export type RuledPlay = Omit<
  PlayFacts,
  'seq' | 'status' | 'reason' | 'isUnderReview' | 'participants'
>;

export interface Ruled {
  readonly play: RuledPlay;
  /** Who kicked or had the ball; null for marks. */
  readonly side: Possession | null;
}

/** What the rules can't do without: who kicks, or where the ball is. */
export type Missing = 'play.needsSide' | 'play.needsBall';

/** What an entry is in a game that waits for that; or what has to be said besides. */
export function ruled(entry: PlayEntry, upcoming: Upcoming): Ruled | Missing {
  const { kind } = entry;
  const period = entry.period ?? upcoming.period;
  const clock = kind === 'period-end' ? 0 : (entry.clock ?? upcoming.clock);
  const at = { kind, period, clock };
  if (MARKS.includes(kind))
    return {
      play: { ...at, before: null, after: null, yards: null, points: 0, scoringSide: null },
      side: null,
    };
  const before = BEFORE_SNAP.includes(kind) ? null : (entry.before ?? upcoming.situation);
  const side = before?.side ?? entry.side ?? upcoming.side;
  if (!side) return 'play.needsSide';
  if (!before && !BEFORE_SNAP.includes(kind)) return 'play.needsBall';
  const outcome = outcomeOf({
    ...{ kind, before, side },
    yards: entry.yards ?? null,
    isGood: entry.isGood ?? true,
    isTouchdown: entry.isTouchdown ?? false,
    isSafety: entry.isSafety ?? false,
    isLost: entry.isLost ?? true,
  });
  // After points the other rules of the game say what comes.
  const after = outcome.points > 0 ? null : (entry.after ?? outcome.after);
  return { play: { ...at, before, ...outcome, after }, side };
}

const DEFENSE: readonly PlayRole[] = [
  ...(['tackler', 'assist', 'sacker', 'interceptor', 'defender', 'forced-by'] as const),
  ...(['recovered-by', 'returner'] as const),
];

/** Whose player does that, in a play of that side. */
export const sideOfRole = (role: PlayRole, side: Possession): Possession =>
  DEFENSE.includes(role) ? otherSide(side) : side;

import * as z from 'zod/mini';
import { HIGHEST_PERIOD } from '../games/game-clock.ts';
import { POSSESSIONS, type Possession } from '../games/games.ts';
import { GAMES_REFUSALS } from '../refusals/games.ts';
import { PLAYS_REFUSALS } from '../refusals/plays.ts';
import { sayingFrom } from '../refusals/said.ts';
import type { Said } from '../language/translate.ts';
import { otherSide } from './fold.ts';
import {
  CORRECTION_REASONS,
  PLAY_KINDS,
  PLAY_ROLES,
  type PlayFacts,
  type PlayKind,
  type PlayRole,
  QUARTER_SECONDS,
} from './plays.ts';
import { outcomeOf, type Upcoming } from './situation.ts';

/** Plays as who keeps the score by hand enters them: what the rules say is left out. */

const said = sayingFrom(PLAYS_REFUSALS);
const saidOfGame = sayingFrom(GAMES_REFUSALS);

const SHORTEST = -99;
const LONGEST = 109;
/** More than ever touch a ball in one play. */
const MOST_PLAYERS = 8;

const YARDS = said('play.yards', { min: SHORTEST, max: LONGEST });
const BALL = said('play.ball');
const PERIOD = saidOfGame('game.period');
const CLOCK = saidOfGame('game.clock');
const spot = z.int(BALL).check(z.gte(1, BALL), z.lte(99, BALL));
const flag = z.optional(z.nullable(z.boolean()));

const situation = z.object({
  side: z.enum(POSSESSIONS),
  down: z.int(BALL).check(z.gte(1, BALL), z.lte(4, BALL)),
  toGo: spot,
  ballOn: spot,
});

export const gameMoment = {
  period: z.optional(
    z.nullable(z.int(PERIOD).check(z.gte(1, PERIOD), z.lte(HIGHEST_PERIOD, PERIOD))),
  ),
  clock: z.optional(z.nullable(z.int(CLOCK).check(z.gte(0, CLOCK), z.lte(QUARTER_SECONDS, CLOCK)))),
};

export const playEntry = z.object({
  kind: z.enum(PLAY_KINDS),
  side: z.optional(z.nullable(z.enum(POSSESSIONS))),
  yards: z.optional(z.nullable(z.int(YARDS).check(z.gte(SHORTEST, YARDS), z.lte(LONGEST, YARDS)))),
  isGood: flag,
  isTouchdown: flag,
  isSafety: flag,
  isLost: flag,
  players: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            role: z.enum(PLAY_ROLES),
            jersey: z.string().check(z.regex(/^\d{1,2}$/, said('play.jersey'))),
          }),
        )
        .check(z.maxLength(MOST_PLAYERS, said('play.players', { max: MOST_PLAYERS }))),
    ),
  ),
  ...gameMoment,
  before: z.optional(z.nullable(situation)),
  after: z.optional(z.nullable(situation)),
});
export type PlayEntry = z.output<typeof playEntry>;

const rowId = (fault: Said) => z.int(fault).check(z.positive(fault));
const gameId = rowId(saidOfGame('game.id'));
/** The position in the game's log of plays that was shown when this was entered. */
const position = z.int(said('play.position')).check(z.nonnegative(said('play.position')));

export const enterPlayInput = z.object({
  gameId,
  entryId: z.uuid(said('play.entryId')),
  position,
  play: playEntry,
});

export const correctPlayInput = z.object({
  playId: rowId(said('play.id')),
  position,
  reason: z.optional(z.nullable(z.enum(CORRECTION_REASONS))),
  isUnderReview: flag,
  /** It counts nowhere: the down is played again. */
  isOverturned: flag,
  /** Where the ball is after it. */
  after: z.optional(z.nullable(situation)),
  /** Null: what happened stays. */
  play: z.optional(z.nullable(playEntry)),
});

export const undoPlayEntryInput = z.object({ gameId, position });
export const setGameClockInput = z.object({ gameId, ...gameMoment });
export const takeOverScoringInput = z.object({ gameId });

/** Without a ball on the field: nobody snaps. */
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

import * as z from 'zod/mini';
import { HIGHEST_PERIOD } from '../games/game-clock.ts';
import { POSSESSIONS } from '../games/games.ts';
import { GAMES_REFUSALS } from '../refusals/games.ts';
import { PLAYS_REFUSALS } from '../refusals/plays.ts';
import { sayingFrom } from '../refusals/said.ts';
import type { Said } from '../language/translate.ts';
import {
  CORRECTION_REASONS,
  LEAST_YARDS,
  MOST_YARDS,
  PLAY_KINDS,
  PLAY_ROLES,
  QUARTER_SECONDS,
} from './plays.ts';

/** Plays as a scorekeeper enters them: what the rules say is left out. */

const said = sayingFrom(PLAYS_REFUSALS);
const saidOfGame = sayingFrom(GAMES_REFUSALS);

/** More than ever touch a ball in one play. */
const MOST_PLAYERS = 8;

const YARDS = said('play.yards', { min: LEAST_YARDS, max: MOST_YARDS });
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
  yards: z.optional(
    z.nullable(z.int(YARDS).check(z.gte(LEAST_YARDS, YARDS), z.lte(MOST_YARDS, YARDS))),
  ),
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
  entryId: z.string().check(z.regex(/^[\w-]{16,64}$/, said('play.entryId'))),
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

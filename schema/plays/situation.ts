import type { Possession } from '../games/games.ts';
import { counted, lastDecisive, otherSide, scoreOf } from './fold.ts';
import {
  isSafety,
  isTouchdown,
  isTry,
  OVERTIME_SECONDS,
  type PlayFacts,
  QUARTER_SECONDS,
  type Situation,
} from './plays.ts';

/**
 * What follows a play by the rules of football, so that a scorekeeper enters only what the rules can't say. Where a
 * rule has exceptions this is the usual case, which can be corrected.
 */

/** A kickoff that is not returned leads here. */
export const KICKOFF_TOUCHBACK = 35;
const TOUCHBACK = 20;
const USUAL_PUNT = 45;
/** From the line of scrimmage to the posts: the end zone, and the distance of the snap. */
const KICK_BEHIND = 17;
/** From the line of scrimmage to where the kicker meets the ball. */
const SPOT_OF_KICK = 7;

/** What a game waits for. */
export interface Upcoming {
  readonly expects: 'kickoff' | 'snap' | 'try' | 'end' | 'nothing';
  /** Who kicks off, or has the ball; null where no rule says it: by the toss of the coin. */
  readonly side: Possession | null;
  /** Where the next snap is; null before a kickoff or a try, and where it is not known. */
  readonly situation: Situation | null;
  readonly period: number;
  /** Seconds left. */
  readonly clock: number;
}

const NOTHING = { expects: 'nothing', side: null, situation: null } as const;
type Next = Pick<Upcoming, 'expects' | 'side' | 'situation'>;

/** What comes next in a game with these plays, in their order. */
export function upcomingOf(all: readonly PlayFacts[]): Upcoming {
  const plays = counted(all);
  const last = lastDecisive(plays);
  const time = timeAfter(plays.at(-1));
  if (!last) return { ...NOTHING, expects: 'kickoff', ...time };
  if (last.kind === 'game-end') return { ...NOTHING, ...time, clock: 0 };
  if (isOver(plays)) return { ...NOTHING, expects: 'end', period: plays.at(-1)!.period, clock: 0 };
  return {
    ...(last.kind === 'period-end' ? afterHalf(plays, last.period) : afterPlay(plays, last)),
    ...time,
  };
}

/** What the game waited for when a stored play began. */
export function upcomingBefore(
  all: readonly (PlayFacts & { readonly id: number })[],
  play: PlayFacts & { readonly id: number },
): Upcoming {
  const at = all.findIndex(({ id }) => id === play.id);
  const upcoming = upcomingOf(all.slice(0, at));
  const { before, after, scoringSide, kind, period, clock } = play;
  // Who receives a kickoff has the ball after it, or scores with it.
  const receiver = after?.side ?? scoringSide;
  const kicker = kind === 'kickoff' && receiver ? otherSide(receiver) : null;
  return {
    ...upcoming,
    side: before?.side ?? kicker ?? upcoming.side ?? scoringSide,
    situation: before ?? upcoming.situation,
    ...{ period, clock },
  };
}

const secondsOf = (period: number) => (period > 4 ? OVERTIME_SECONDS : QUARTER_SECONDS);

function timeAfter(newest: PlayFacts | undefined): Pick<Upcoming, 'period' | 'clock'> {
  if (!newest) return { period: 1, clock: QUARTER_SECONDS };
  const { kind, period, clock } = newest;
  if (kind !== 'period-end') return { period, clock };
  return { period: period + 1, clock: secondsOf(period + 1) };
}

/** A game ends with a period, from the fourth on, unless both have as many points. */
function isOver(plays: readonly PlayFacts[]): boolean {
  const newest = plays.at(-1);
  const { home, away } = scoreOf(plays);
  return newest?.kind === 'period-end' && newest.period >= 4 && home !== away;
}

/** Who received the opening kickoff kicks off after the half; a coin decides who does in overtime. */
function afterHalf(plays: readonly PlayFacts[], ended: number): Next {
  const opening = ended === 2 ? plays.find(({ kind }) => kind === 'kickoff') : undefined;
  return { ...NOTHING, expects: 'kickoff', side: opening?.after?.side ?? null };
}

function afterPlay(plays: readonly PlayFacts[], last: PlayFacts): Next {
  const kickoff = (side: Possession | null): Next => ({ ...NOTHING, expects: 'kickoff', side });
  if (isTry(last))
    return kickoff(plays.findLast((play) => isTouchdown(play))?.scoringSide ?? last.scoringSide);
  if (isTouchdown(last)) return { ...NOTHING, expects: 'try', side: last.scoringSide };
  // After a safety the side that was pushed back kicks.
  if (isSafety(last)) return kickoff(last.scoringSide && otherSide(last.scoringSide));
  if (last.points > 0) return kickoff(last.scoringSide);
  return { expects: 'snap', side: last.after?.side ?? null, situation: last.after };
}

/** What is known of a play when it is over, besides what follows from it. */
export interface Happened extends Pick<PlayFacts, 'kind' | 'before'> {
  /** Who kicks off or tries for the points after a touchdown. */
  readonly side: Possession | null;
  /**
   * Gained by the side with the ball; of a punt its length; of an interception how far from the snap it was downed; of a
   * kickoff the yard line to which it was returned.
   */
  readonly yards: number | null;
  /** Of a kick or a try. */
  readonly isGood: boolean;
  /** By the side that has the ball at the end: after a turnover or a kick, the other one. */
  readonly isTouchdown: boolean;
  /** The side with the ball was stopped in its own end zone. */
  readonly isSafety: boolean;
  /** Of a fumble: the other side has it. */
  readonly isLost: boolean;
}

export type Outcome = Pick<PlayFacts, 'after' | 'yards' | 'points' | 'scoringSide'>;

const NO_CHANGE: Outcome = { after: null, yards: null, points: 0, scoringSide: null };
const scored = (points: number, scoringSide: Possession, yards: number | null): Outcome => ({
  ...{ after: null, yards, points, scoringSide },
});

/** Where the ball is after a play, and which points it brings. */
export function outcomeOf(play: Happened): Outcome {
  const { kind, before, side } = play;
  if (kind === 'kickoff') return side ? kickoff(play, otherSide(side)) : NO_CHANGE;
  if (isTry(play)) {
    if (!side || !play.isGood) return NO_CHANGE;
    return scored(kind === 'two-point' ? 2 : 1, side, null);
  }
  if (!before) return NO_CHANGE;
  if (play.isSafety) return scored(2, otherSide(before.side), -before.ballOn);
  switch (kind) {
    case 'interception':
      return lost(before, play, play.yards ?? 0);
    case 'fumble':
      return play.isLost ? lost(before, play, play.yards ?? 0) : gain(before, play);
    case 'punt':
      return lost(before, play, play.yards ?? USUAL_PUNT);
    case 'field-goal':
      return fieldGoal(before, play);
    case 'penalty':
      return { ...NO_CHANGE, yards: play.yards ?? 0, after: penalized(before, play.yards ?? 0) };
    case 'other':
      return { ...NO_CHANGE, after: before };
    default:
      return gain(before, play);
  }
}

function kickoff({ yards, isTouchdown: isReturned }: Happened, receiver: Possession): Outcome {
  if (isReturned) return scored(6, receiver, null);
  return { ...NO_CHANGE, after: firstDown(receiver, yards ?? KICKOFF_TOUCHBACK) };
}

function gain(before: Situation, play: Happened): Outcome {
  const left = 100 - before.ballOn;
  const yards = play.isTouchdown ? left : Math.min(play.yards ?? 0, left);
  const reached = before.ballOn + yards;
  if (reached >= 100) return scored(6, before.side, yards);
  if (reached <= 0) return scored(2, otherSide(before.side), -before.ballOn);
  return { ...NO_CHANGE, yards, after: afterGain(before, yards) };
}

function afterGain({ side, down, toGo, ballOn }: Situation, yards: number): Situation {
  const reached = ballOn + yards;
  if (yards >= toGo) return firstDown(side, reached);
  // Not made on the fourth down.
  if (down === 4) return firstDown(otherSide(side), 100 - reached);
  return { side, down: down + 1, toGo: toGo - yards, ballOn: reached };
}

/** The down is played again from another spot. */
function penalized({ side, down, toGo, ballOn }: Situation, yards: number): Situation {
  const reached = onField(ballOn + yards);
  const left = toGo - (reached - ballOn);
  return left <= 0 ? firstDown(side, reached) : { side, down, toGo: left, ballOn: reached };
}

/** The other side has the ball, so many yards from the snap. */
function lost(before: Situation, { isTouchdown: isReturned }: Happened, yards: number): Outcome {
  const side = otherSide(before.side);
  const spot = before.ballOn + yards;
  const moved = Math.min(yards, 100 - before.ballOn);
  if (isReturned) return scored(6, side, moved);
  return {
    ...NO_CHANGE,
    yards: moved,
    after: firstDown(side, spot >= 100 ? TOUCHBACK : 100 - spot),
  };
}

function fieldGoal(before: Situation, { yards, isGood }: Happened): Outcome {
  const distance = yards ?? 100 - before.ballOn + KICK_BEHIND;
  if (isGood) return scored(3, before.side, distance);
  const spot = Math.max(TOUCHBACK, 100 + SPOT_OF_KICK - before.ballOn);
  return { ...NO_CHANGE, yards: distance, after: firstDown(otherSide(before.side), spot) };
}

function firstDown(side: Possession, spot: number): Situation {
  const ballOn = onField(spot);
  return { side, down: 1, toGo: Math.min(10, 100 - ballOn), ballOn };
}

const onField = (spot: number) => Math.min(99, Math.max(1, spot));

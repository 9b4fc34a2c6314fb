import type { Random } from './random.ts';

/** One snap of the ball and its result. Yards are counted from the offense's own goal line: 100 is a touchdown. */

interface Before {
  readonly ballOn: number;
  readonly down: number;
  readonly toGo: number;
  /** Seconds left in the period. */
  readonly clock: number;
  readonly period: number;
  /** Points of the offense minus those of the defense. */
  readonly lead: number;
}

export type Gain = 'run' | 'pass' | 'incomplete' | 'sack' | 'kneel';

export type Snap =
  | { readonly kind: Gain; readonly yards: number; readonly seconds: number }
  | { readonly kind: 'field-goal'; readonly isGood: boolean; readonly seconds: number }
  | { readonly kind: 'punt'; readonly yards: number; readonly seconds: number }
  | {
      readonly kind: 'interception' | 'fumble';
      readonly yards: number;
      readonly seconds: number;
    };

const LONGEST_FIELD_GOAL = 56;
export const fieldGoalYards = (ballOn: number) => 100 - ballOn + 17;
const isInRange = (ballOn: number) => fieldGoalYards(ballOn) <= LONGEST_FIELD_GOAL;

const isEndOfHalf = ({ period, clock }: Before, seconds: number) =>
  (period === 2 || period >= 4) && clock <= seconds;

/** The offense's next play and its result. */
export function snap(at: Before, random: Random): Snap {
  if (
    isEndOfHalf(at, 8) &&
    isInRange(at.ballOn) &&
    (at.period !== 4 || (at.lead <= 0 && at.lead >= -3))
  )
    return fieldGoal(at, random);
  if (at.period === 4 && at.lead > 0 && at.clock <= 110)
    return { kind: 'kneel', yards: 0, seconds: 40 };
  if (at.down === 4) return fourthDown(at, random);
  return random.chance(0.56) ? pass(at, random) : run(at, random);
}

/** Seconds from this snap to the next while the clock runs. */
function running(at: Before, random: Random): number {
  const isHurried = isEndOfHalf(at, 120) && (at.period === 2 || at.lead <= 0);
  return isHurried ? random.between(13, 20) : random.between(29, 41);
}

const stopped = (random: Random) => random.between(5, 8);

function run(at: Before, random: Random): Snap {
  if (random.chance(0.008))
    return { kind: 'fumble', yards: random.between(-2, 4), seconds: stopped(random) };
  const yards = random.chance(0.05)
    ? random.between(12, 45)
    : random.between(-2, 5) + random.between(0, 4);
  return { kind: 'run', yards, seconds: running(at, random) };
}

function pass(at: Before, random: Random): Snap {
  if (random.chance(0.022))
    return { kind: 'interception', yards: random.between(2, 25), seconds: stopped(random) };
  if (random.chance(0.06))
    return { kind: 'sack', yards: -random.between(3, 9), seconds: running(at, random) };
  if (random.chance(0.37)) return { kind: 'incomplete', yards: 0, seconds: stopped(random) };
  const yards = random.chance(0.08)
    ? random.between(22, 60)
    : random.between(1, 10) + random.between(0, 6);
  const isOutOfBounds = random.chance(0.15);
  return { kind: 'pass', yards, seconds: isOutOfBounds ? stopped(random) : running(at, random) };
}

function fourthDown(at: Before, random: Random): Snap {
  const isDesperate =
    at.period === 4 && at.clock < 240 && at.lead < (isInRange(at.ballOn) ? -3 : 0);
  const isShort = at.toGo <= 1 && at.ballOn >= 45 && random.chance(0.55);
  if (isDesperate || isShort) return random.chance(0.5) ? pass(at, random) : run(at, random);
  if (isInRange(at.ballOn)) return fieldGoal(at, random);
  return { kind: 'punt', yards: random.between(34, 52), seconds: random.between(8, 13) };
}

function fieldGoal({ ballOn }: Before, random: Random): Snap {
  const yards = fieldGoalYards(ballOn);
  return {
    kind: 'field-goal',
    isGood: random.chance(yards < 40 ? 0.95 : yards < 50 ? 0.82 : 0.65),
    seconds: 5,
  };
}

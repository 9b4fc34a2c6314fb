import { isDefender } from '../games/roster.ts';
import { STAT_NAMES, STATS, type StatName, type Stats } from './stats.ts';

/**
 * Fantasy points (PPR), exact: quantities and points are counted in hundredths, products in ten-thousandths, and only
 * a whole score is rounded, once, to two decimals.
 */

/** Points for one of each. What is not here is stored and shown, and scores nothing. */
export const POINTS = {
  passingYards: 0.04,
  passingTouchdowns: 4,
  rushingYards: 0.1,
  rushingTouchdowns: 6,
  receptions: 1,
  receivingYards: 0.1,
  receivingTouchdowns: 6,
  /** From less than 40 yards, or from an unknown distance. */
  fieldGoalsMade: 3,
  fieldGoalsMade40To49: 4,
  fieldGoalsMade50Plus: 5,
  soloTackles: 1,
  assistedTackles: 1,
  sacks: 4,
  fumblesLost: -2,
} as const satisfies Stats;

/** An interception made by a defender, and one thrown by anybody else. */
export const INTERCEPTION_POINTS = { made: 6, thrown: -2 } as const;

/** The captain scores so many times. */
export const CAPTAIN_FACTOR = 2;

/** One line of a score: so much of this gave so many points. */
export interface ScoreLine {
  readonly stat: StatName;
  /** As in 'receiving yards'. */
  readonly label: string;
  readonly quantity: number;
  readonly points: number;
}

const hundredths = (value: number) => Math.round(value * 100);
/** Ten-thousandths to points with two decimals; half a hundredth goes away from zero. */
const toPoints = (tenThousandths: number) =>
  (Math.sign(tenThousandths) * Math.round(Math.abs(tenThousandths) / 100)) / 100 || 0;

/** How many of a stat earn its points: long field goals appear twice in a sheet, in the total and on their own. */
function earning(stats: Stats, name: StatName): number {
  const quantity = stats[name] ?? 0;
  if (name !== 'fieldGoalsMade') return quantity;
  const far = (stats.fieldGoalsMade40To49 ?? 0) + (stats.fieldGoalsMade50Plus ?? 0);
  return Math.max(0, quantity - far);
}

function pointsOfOne(name: StatName, position: string): number {
  if (name === 'interceptions')
    return INTERCEPTION_POINTS[isDefender(position) ? 'made' : 'thrown'];
  return (POINTS as Stats)[name] ?? 0;
}

interface Part {
  readonly stat: StatName;
  readonly quantity: number;
  readonly tenThousandths: number;
}

const partsOf = (stats: Stats, position: string): Part[] =>
  STAT_NAMES.flatMap((stat) => {
    const quantity = earning(stats, stat);
    const tenThousandths = hundredths(quantity) * hundredths(pointsOfOne(stat, position));
    return tenThousandths === 0 ? [] : [{ stat, quantity, tenThousandths }];
  });

/** The lines that make up a player's points, in the order of the sheet; each rounded for itself. */
export const scoreLines = (stats: Stats, position: string): ScoreLine[] =>
  partsOf(stats, position).map(({ stat, quantity, tenThousandths }) => ({
    stat,
    label: STATS[stat].label,
    quantity,
    points: toPoints(tenThousandths),
  }));

/** A player's points in one game. */
export const playerPoints = (stats: Stats, position: string): number =>
  toPoints(partsOf(stats, position).reduce((sum, part) => sum + part.tenThousandths, 0));

/** What a lineup scored; `totalPoints` has the bonus in it. */
export interface LineupScore {
  readonly totalPoints: number;
  /** What the captain's counting twice added. */
  readonly captainBonusPoints: number;
}

/** @param picks points of the six slots; @param captain points of the one among them who counts twice */
export function lineupScore(picks: readonly number[], captain: number): LineupScore {
  const bonus = hundredths(captain) * (CAPTAIN_FACTOR - 1);
  const total = picks.reduce((sum, points) => sum + hundredths(points), bonus);
  return { totalPoints: total / 100 || 0, captainBonusPoints: bonus / 100 || 0 };
}

/** Points as people read them: '12.30' has the two decimals that count, '-2' becomes '-2.00'. */
export const pointsText = (points: number): string => points.toFixed(2);

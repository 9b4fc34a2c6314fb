import type { Text } from '../language/english.ts';

/** What a member's scored lineups of a season say about them. */

export interface ScoredLineup {
  readonly week: number;
  readonly totalPoints: number;
  readonly weeklyRank: number | null;
}

/** Places that count as a top finish: the three of the leaderboard. */
const TOP = 3;
const TOP_TEN = 10;
/** Rank 10 or better is a best performance; so many are shown. */
export const BEST_SHOWN = 5;
export const RECENT_SHOWN = 5;

export interface DashboardStats {
  readonly totalGames: number;
  readonly totalPoints: number;
  /** To two decimals; 0 without games. */
  readonly averagePoints: number;
  /** Games finished in the top three. */
  readonly topFinishes: number;
  readonly top10Finishes: number;
}

const within = (lineups: readonly ScoredLineup[], place: number) =>
  lineups.filter(({ weeklyRank }) => weeklyRank !== null && weeklyRank <= place);

export function dashboardStats(lineups: readonly ScoredLineup[]): DashboardStats {
  const hundredths = lineups.reduce(
    (sum, { totalPoints }) => sum + Math.round(totalPoints * 100),
    0,
  );
  return {
    totalGames: lineups.length,
    totalPoints: hundredths / 100,
    averagePoints: lineups.length === 0 ? 0 : Math.round(hundredths / lineups.length) / 100,
    topFinishes: within(lineups, TOP).length,
    top10Finishes: within(lineups, TOP_TEN).length,
  };
}

export const LEVELS = ['Elite', 'Champion', 'Competitor', 'Solid', 'Rookie'] as const;
export type Level = (typeof LEVELS)[number];

/** What earns a level, in words; the first that fits counts. */
export const LEVEL_RULES = {
  Elite: 'Three or more finishes in the top three.',
  Champion: 'A finish in the top three.',
  Competitor: 'Three or more finishes in the top ten.',
  Solid: 'An average of 15 points or more.',
  Rookie: 'Where everyone starts.',
} as const satisfies Record<Level, Text>;

export function levelOf(
  stats: Pick<DashboardStats, 'topFinishes' | 'top10Finishes' | 'averagePoints'>,
): Level {
  if (stats.topFinishes >= 3) return 'Elite';
  if (stats.topFinishes >= 1) return 'Champion';
  if (stats.top10Finishes >= 3) return 'Competitor';
  if (stats.averagePoints >= 15) return 'Solid';
  return 'Rookie';
}

/** Rank 10 or better, best rank first, then the earlier week; at most five. */
export const bestPerformances = <T extends ScoredLineup>(lineups: readonly T[]): T[] =>
  within(lineups, TOP_TEN)
    .sort((one, other) => one.weeklyRank! - other.weeklyRank! || one.week - other.week)
    .slice(0, BEST_SHOWN) as T[];

export const TRENDS = ['up', 'down', 'stable', 'other'] as const;
export type Trend = (typeof TRENDS)[number];

/** Points that the last game may be off the ones before it and still be 'stable'. */
const STEADY = 1;
const COMPARED = 3;

/** Points a game, to two decimals; summed in hundredths. @param points at least one */
export const averageOf = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, one) => sum + Math.round(one * 100), 0) / points.length) / 100;

/** The last game against the average of up to three before it; 'other' with fewer than two games. @param points oldest first */
export function trendOf(points: readonly number[]): Trend {
  const before = points.slice(-1 - COMPARED, -1);
  const last = points.at(-1);
  if (last === undefined || before.length === 0) return 'other';
  const difference = last - before.reduce((sum, value) => sum + value, 0) / before.length;
  return difference > STEADY ? 'up' : difference < -STEADY ? 'down' : 'stable';
}

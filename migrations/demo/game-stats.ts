import type { PlayerGameStats } from '../../graph/fantasy/player-game-stats.entity.ts';

type Figure = Exclude<
  keyof PlayerGameStats,
  'id' | 'game' | 'playerName' | 'position' | 'fantasyPoints' | 'createdAt' | `[${string}`
>;

export type Figures = Partial<Record<Extract<Figure, string>, number>>;

/** What our players did in the 10-7 of week 10. */
export const BOX_SCORE: Readonly<Record<string, Figures>> = {
  'Tobin Marsh': { passingYards: 196, passingTouchdowns: 1, interceptions: 1, rushingYards: 14 },
  'Jarrell Oakes': { rushingYards: 61, receptions: 2, receivingYards: 9 },
  'Micah Tolliver': { rushingYards: 27, receptions: 1, receivingYards: 6, fumblesLost: 1 },
  'Deshon Pryce': { rushingYards: 8, receptions: 1, receivingYards: 4 },
  'Terrance Quillen': { receptions: 5, receivingYards: 64, receivingTouchdowns: 1 },
  'Kai Lindqvist': { receptions: 4, receivingYards: 47 },
  'Amari Stokes-Bell': { receptions: 3, receivingYards: 29, rushingYards: 5 },
  'Ronan Fitch': { receptions: 1, receivingYards: 11 },
  'Beau Hatcher': { receptions: 3, receivingYards: 26 },
  'Henrik Dahl': { fieldGoalsMade: 1, fieldGoalsAttempted: 2, extraPointsMade: 1 },
  'Malik Harrow': { soloTackles: 3, assistedTackles: 1, sacks: 1.5, tacklesForLoss: 2 },
  'Jonah Tuimalu': { soloTackles: 2, assistedTackles: 2, sacks: 0.5, tacklesForLoss: 1 },
  'Samson Okoro': { soloTackles: 2, assistedTackles: 3, tacklesForLoss: 1 },
  'Dorian Cash': {
    soloTackles: 3,
    assistedTackles: 1,
    sacks: 2,
    tacklesForLoss: 2,
    forcedFumbles: 1,
  },
  'Trevor Nakai': { soloTackles: 2, sacks: 1, fumbleRecoveries: 1 },
  'Garrett Sloan': { soloTackles: 7, assistedTackles: 4 },
  'Kendrick Mays': { soloTackles: 5, assistedTackles: 3, sacks: 1 },
  'Lamont Rivers': { soloTackles: 4, interceptions: 1, passesDefended: 3 },
  'Tariq Beaumont': { soloTackles: 3, assistedTackles: 1, passesDefended: 1 },
  'Roman Castellan': { soloTackles: 4, assistedTackles: 2, passesDefended: 1 },
  'Deacon Albright': { soloTackles: 5, assistedTackles: 1 },
};

const OFFENSE = new Set(['QB', 'RB', 'FB', 'WR', 'TE']);

/**
 * Fantasy points (PPR): passing yard 0.04, rushing or receiving yard 0.1, passing touchdown 4, rushing or receiving
 * touchdown 6, reception 1, short field goal 3, tackle 1, sack 4, lost fumble -2, interception -2 thrown and 6 made.
 * What else a sheet tells scores nothing. Counted in hundredths, so that two decimals are exact.
 */
export function pointsFor(position: string, figures: Figures): number {
  const hundredths: Figures = {
    passingYards: 4,
    passingTouchdowns: 400,
    rushingYards: 10,
    rushingTouchdowns: 600,
    receptions: 100,
    receivingYards: 10,
    receivingTouchdowns: 600,
    fieldGoalsMade: 300,
    soloTackles: 100,
    assistedTackles: 100,
    sacks: 400,
    fumblesLost: -200,
    interceptions: OFFENSE.has(position) ? -200 : 600,
  };
  const total = Object.entries(figures).reduce(
    (sum, [figure, value]) => sum + Math.round(value * (hundredths[figure as keyof Figures] ?? 0)),
    0,
  );
  return total / 100;
}

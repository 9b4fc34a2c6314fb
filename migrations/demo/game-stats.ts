import type { Stats } from '../../schema/fantasy/stats.ts';

/** What our players did in the 10-7 of week 10. */
export const BOX_SCORE: Readonly<Record<string, Stats>> = {
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

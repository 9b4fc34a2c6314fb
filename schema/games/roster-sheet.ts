import type { Text } from '../language/english.ts';
import { columnFinder } from '../sheets.ts';

/** Sheets with players: their columns, and the one to fill in. */

export const ROSTER_COLUMNS = [
  'name',
  'position',
  'jersey',
  'isStarter',
  'injuryStatus',
  'weight',
  'height',
  'age',
  'experience',
] as const;
/** A column of a sheet with players, and a fact of a player. */
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** What people call the columns. */
export const ROSTER_COLUMN_WORDS: Readonly<Record<RosterColumn, Text>> = {
  name: 'player',
  position: 'position',
  jersey: 'number',
  isStarter: 'starter',
  injuryStatus: 'injury',
  weight: 'weight',
  height: 'height',
  age: 'age',
  experience: 'seasons played',
};

export const rosterColumnOf = columnFinder<RosterColumn>({
  name: ['Player', 'Player Name', 'Full Name', 'Athlete'],
  position: ['Pos'],
  jersey: ['Number', 'No', 'No.', 'Num', 'Nr', 'Jersey Number', 'Shirt'],
  isStarter: ['Starter', 'Starts', 'Starting'],
  injuryStatus: ['Injury', 'Injury Status', 'Status', 'Game Status'],
  weight: ['Wt', 'Weight (lbs)', 'Pounds'],
  height: ['Ht'],
  age: ['Years Old'],
  experience: ['Exp', 'Seasons', 'Years', 'Yrs', 'Seasons played'],
});

/** Headers of the sheet to fill in, in its order; each is recognized again. */
export const ROSTER_TEMPLATE: readonly string[] = [
  'Player',
  'Position',
  'Number',
  'Starter',
  'Injury',
  'Weight',
  'Height',
  'Age',
  'Seasons',
];
export const ROSTER_TEMPLATE_FILE_NAME = 'roster-template.csv';

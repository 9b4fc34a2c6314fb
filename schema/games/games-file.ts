import type { Text } from '../language/english.ts';
import { columnFinder, SHEET_EXTENSIONS } from '../sheets.ts';

/** Files with the games of a season: a sheet, or a calendar. */

export const GAMES_FILE_EXTENSIONS = [...SHEET_EXTENSIONS, '.ics'] as const;

export const GAME_COLUMNS = [
  'opponent',
  'day',
  'time',
  'easternTime',
  'week',
  'place',
  'tvNetwork',
  'score',
] as const;
/** A column of a sheet with games. */
export type GameColumn = (typeof GAME_COLUMNS)[number];

/** What people call the columns. */
export const GAME_COLUMN_WORDS: Readonly<Record<GameColumn, Text>> = {
  opponent: 'opponent',
  day: 'day',
  time: 'kickoff time',
  easternTime: 'kickoff time, Eastern',
  week: 'week',
  place: 'home or away',
  tvNetwork: 'TV network',
  score: 'score',
};

export const gameColumnOf = columnFinder<GameColumn>({
  opponent: ['Opponent', 'Opp', 'Team', 'Versus', 'Vs'],
  day: ['Date', 'Kickoff day', 'Game Date'],
  time: ['Kickoff', 'Kickoff time', 'Time (MT)', 'Mountain Time'],
  easternTime: ['Time (ET)', 'ET', 'Eastern'],
  week: ['Wk', 'Week Number'],
  place: ['Home/Away', 'Home or away', 'H/A', 'Site', 'Location'],
  tvNetwork: ['TV', 'Network', 'Channel'],
  score: ['Result', 'Final', 'Final score'],
});

/** Headers of the sheet to fill in, in its order; each is recognized again. */
export const GAMES_TEMPLATE: readonly string[] = [
  'Week',
  'Date',
  'Time',
  'Opponent',
  'Home/Away',
  'TV',
  'Score',
];
export const GAMES_TEMPLATE_FILE_NAME = 'games-template.csv';

/** What an import does to a game. */
export const GAME_CHANGES = ['ADDED', 'CHANGED', 'UNCHANGED'] as const;
export type GameChange = (typeof GAME_CHANGES)[number];

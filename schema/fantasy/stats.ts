import { inEnglish, type Say, type Text } from '../language/english.ts';
import { STATS_REFUSALS } from '../refusals/stats.ts';
import { sayingFrom } from '../refusals/said.ts';
import {
  type CellFault,
  cellFaultText,
  columnFinder,
  SHEET_MAX_BYTES,
  sheetFaultsText,
} from '../sheets.ts';

const said = sayingFrom(STATS_REFUSALS);

/** What a sheet contains about a player's game: the stats that are stored, their names, and their headers. */

interface Stat {
  /** As people read it, after a number: '64 receiving yards'. */
  readonly label: Text;
  /** Other headers of sheets, beside key and label; compared without case, spaces and signs. */
  readonly headers: readonly string[];
}

export const STATS = {
  passingYards: {
    label: 'passing yards',
    headers: ['Pass Yds', 'Passing Yds', 'Pass Yards', 'PaYds'],
  },
  passingTouchdowns: {
    label: 'passing TD',
    headers: ['Pass TD', 'Pass TDs', 'Passing TDs', 'Passing Touchdown', 'PaTD'],
  },
  interceptions: {
    label: 'interceptions',
    headers: [
      'INT',
      'INTs',
      'Interception',
      'Picks',
      'Def INT',
      'INT Thrown',
      'Interceptions Thrown',
    ],
  },
  rushingYards: {
    label: 'rushing yards',
    headers: ['Rush Yds', 'Rushing Yds', 'Rush Yards', 'RuYds'],
  },
  rushingTouchdowns: {
    label: 'rushing TD',
    headers: ['Rush TD', 'Rush TDs', 'Rushing TDs', 'Rushing Touchdown', 'RuTD'],
  },
  receptions: { label: 'receptions', headers: ['Rec', 'Recs', 'Catches', 'Reception'] },
  receivingYards: {
    label: 'receiving yards',
    headers: ['Rec Yds', 'Receiving Yds', 'Rec Yards', 'Reception Yards', 'ReYds'],
  },
  receivingTouchdowns: {
    label: 'receiving TD',
    headers: ['Rec TD', 'Rec TDs', 'Receiving TDs', 'Receiving Touchdown', 'ReTD'],
  },
  fieldGoalsMade: {
    label: 'field goals made',
    headers: ['FG', 'FGs', 'FGM', 'FG Made', 'Field Goals'],
  },
  fieldGoalsAttempted: {
    label: 'field goals attempted',
    headers: ['FGA', 'FG Att', 'FG Attempted', 'FG Attempts', 'Field Goal Attempts'],
  },
  fieldGoalsMade40To49: {
    label: 'from 40 to 49 yards',
    headers: [
      'FG 40-49',
      'FGM 40-49',
      'FG Made 40-49',
      'Field Goals Made 40-49',
      'Field Goals 40-49',
    ],
  },
  fieldGoalsMade50Plus: {
    label: 'from 50 yards or more',
    headers: [
      'FG 50+',
      'FGM 50+',
      'FG Made 50+',
      'Field Goals Made 50+',
      'Field Goals 50+',
      'FG 50 Plus',
    ],
  },
  extraPointsMade: {
    label: 'extra points made',
    headers: ['XP', 'XPM', 'PAT', 'Extra Points', 'XP Made'],
  },
  soloTackles: {
    label: 'solo tackles',
    headers: ['Solo', 'Solo Tkl', 'Solo Tackle', 'Tackles Solo', 'Tackles'],
  },
  assistedTackles: {
    label: 'assisted tackles',
    headers: [
      'Ast',
      'Assists',
      'Ast Tkl',
      'Assist Tackles',
      'Assisted',
      'Tackles Assisted',
      'Tackle Assists',
    ],
  },
  sacks: { label: 'sacks', headers: ['Sack', 'Sk', 'Scks'] },
  tacklesForLoss: { label: 'tackles for loss', headers: ['TFL', 'TFLs', 'Tackle for Loss'] },
  forcedFumbles: {
    label: 'forced fumbles',
    headers: ['FF', 'Forced Fumble', 'Fum Forced', 'Fumbles Forced'],
  },
  fumbleRecoveries: {
    label: 'fumble recoveries',
    headers: ['FR', 'Fum Rec', 'Fumble Recovery', 'Fumbles Recovered'],
  },
  passesDefended: {
    label: 'passes defended',
    headers: ['PD', 'Pass Def', 'Pass Defended', 'Passes Defensed', 'PBU', 'Pass Breakups'],
  },
  defensiveTouchdowns: {
    label: 'defensive TD',
    headers: ['Def TD', 'Def TDs', 'Defensive TDs', 'Defensive Touchdown', 'DTD'],
  },
  twoPointConversions: {
    label: 'two-point conversions',
    headers: [
      '2PT',
      '2PC',
      '2 Pt',
      '2Pt Conv',
      '2 Point Conversions',
      'Two Pt Conversions',
      'Two Point',
    ],
  },
  fumblesLost: {
    label: 'fumbles lost',
    headers: ['FL', 'Fum Lost', 'Fumble Lost', 'Fum', 'Lost Fumbles'],
  },
} as const satisfies Record<string, Stat>;

export type StatName = keyof typeof STATS;
export const STAT_NAMES = Object.keys(STATS) as StatName[];

/** A player's figures of one game; absent means 0. Numbers with at most two decimals (half a sack is 0.5). */
export type Stats = { readonly [Name in StatName]?: number };

/** What no player of one game does: outside of it a cell is a slip of the hand. */
export const STAT_BOUNDS = { least: -200, most: 1000 } as const;

const PLAYER_HEADERS = ['Player', 'Name', 'Player Name', 'Full Name', 'Athlete'];
const POSITION_HEADERS = ['Position', 'Pos', 'POS.'];

/** The kind of a column: who, where they play, or a figure. */
export type Column = 'playerName' | 'position' | StatName;

/** The column that a header of a sheet means; undefined when it means none we know. */
export const columnOf = columnFinder<Column>({
  ...(Object.fromEntries(
    STAT_NAMES.map((name): [StatName, readonly string[]] => [
      name,
      [STATS[name].label, ...STATS[name].headers],
    ]),
  ) as Record<StatName, readonly string[]>),
  playerName: PLAYER_HEADERS,
  position: POSITION_HEADERS,
});

/** Headers of the template that admins download, in its order; each is recognized again. */
export const TEMPLATE_HEADERS: readonly { readonly column: Column; readonly header: string }[] = [
  { column: 'playerName', header: 'Player' },
  { column: 'position', header: 'Position' },
  ...STAT_NAMES.map((column) => ({ column, header: templateHeader(column) })),
];

function templateHeader(name: StatName): string {
  if (name === 'fieldGoalsMade40To49') return 'Field Goals Made 40-49';
  if (name === 'fieldGoalsMade50Plus') return 'Field Goals Made 50+';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const TEMPLATE_FILE_NAME = 'player-stats-template.xlsx';
export const TEMPLATE_CONTENT_TYPE =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of the players of a sheet so many are shown, then '+N more'. */
export const PLAYERS_SHOWN = 9;

/** What is wrong with a row of a sheet: a figure that is not possible, or a player who is in another row too. */
export interface SheetFault {
  readonly stat: StatName | null;
  /** What the sheet says of it. */
  readonly value: string | null;
  readonly sameAsRow: number | null;
}

export interface FaultyRow {
  readonly rowNumber: number;
  readonly playerName: string;
  readonly faults: readonly SheetFault[];
}

const cellFault = ({ stat, ...fault }: SheetFault): CellFault => ({
  ...fault,
  label: stat === null ? null : STATS[stat].label,
});

export const faultText = (fault: SheetFault, say: Say = inEnglish): string =>
  cellFaultText(cellFault(fault), say);

/** Everything wrong with a sheet, at most three cells of it; undefined when nothing is. */
export const faultsText = (rows: readonly FaultyRow[], say: Say = inEnglish): string | undefined =>
  sheetFaultsText(
    rows.map(({ rowNumber, playerName, faults }) => ({
      rowNumber,
      name: playerName,
      faults: faults.map(cellFault),
    })),
    say,
  );

/** What was imported: so many players, so many of them unknown. */
export const importedText = (count: number, unmatched: number, say: Say = inEnglish): string =>
  unmatched > 0
    ? say(
        '{count|one:# player|other:# players} imported, {unmatched} of them not on the roster. Game processing completed. Leaderboards are now available.',
        { count, unmatched },
      )
    : say(
        '{count|one:# player|other:# players} imported. Game processing completed. Leaderboards are now available.',
        { count },
      );

export const STATS_TEXTS = {
  fileTypeTitle: 'Invalid File Type',
  fileType: said('stats.fileType'),
  noGameTitle: 'No Game Selected',
  noGame: said('stats.noGame'),
  failedTitle: 'Upload Failed',
  unreadable: said('stats.unreadable'),
  tooLarge: said('stats.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 }),
  downloadFailedTitle: 'Download Failed',
  downloadFailed: 'Could not download template file',
  processFailed: 'Failed to process game',
  processed: 'Game processing completed. Leaderboards are now available.',
  noUpcomingGame: 'No upcoming game found.',
  notStarted: said('stats.notStarted'),
  notImported: said('stats.notImported'),
  noHeader: said('stats.noHeader'),
  noPlayers: said('stats.noPlayers'),
} as const;

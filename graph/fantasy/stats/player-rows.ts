import {
  type Column,
  columnOf,
  type SheetFault,
  STAT_BOUNDS,
  STAT_NAMES,
  type StatName,
  STATS,
} from '../../../schema/fantasy/stats.ts';
import { CELL_SHOWN, SHEET_MAX_BYTES, WORKBOOK_EXTENSIONS } from '../../../schema/sheets.ts';
import { refuse } from '../../core/errors.ts';
import type { Cell, Sheet } from '../../core/sheets/sheet.ts';
import type { SheetRefusals } from '../../core/sheets/sheet-refusals.ts';
import { readTable, type Table, type TableRow, textOf } from '../../core/sheets/table.ts';

/** A row of a sheet that names a player. */
export interface PlayerRow {
  /** As people count the rows of the sheet. */
  readonly rowNumber: number;
  readonly playerName: string;
  /** '' where the sheet has none. */
  readonly position: string;
  readonly stats: Readonly<Record<StatName, number>>;
  /** Cells with impossible values; with any of them nothing is imported. */
  readonly faults: readonly SheetFault[];
}

export interface StatSheet extends Omit<Table<Column>, 'rows'> {
  readonly rows: readonly PlayerRow[];
}

/** The refusals of stats sheets in the words of the documents, which take workbooks alone. */
export const STATS_SHEET_REFUSALS: SheetRefusals = {
  extensions: WORKBOOK_EXTENSIONS,
  fileType: () => refuse('stats.fileType'),
  unreadable: () => refuse('stats.unreadable'),
  tooLarge: () => refuse('stats.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 }),
  tooSlow: () => refuse('stats.tooSlow'),
  tooManyRows: (max) => refuse('stats.tooManyRows', { max }),
};

const NAME_MAX = 120;
const POSITION_MAX = 12;
const TOTALS_ROW = /^(team |grand |sub)?totals?$/i;

/** A figure out of a cell: '1,024' and ' 7 ' count, blanks and dashes are 0; undefined when it is none. */
function figureOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell);
  if (text === '' || /^[-–—]+$/.test(text)) return 0;
  return /^[-+]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : undefined;
}

const isPossible = (name: StatName, value: number) =>
  Number.isFinite(value) &&
  value <= STAT_BOUNDS.most &&
  value >= (name.endsWith('Yards') ? STAT_BOUNDS.least : 0);

function readRow({ rowNumber, cells }: TableRow<Column>): PlayerRow {
  const faults: SheetFault[] = [];
  const stats = Object.fromEntries(STAT_NAMES.map((name) => [name, 0])) as Record<StatName, number>;
  let playerName = '';
  let position = '';
  for (const [column, cell] of cells) {
    if (column === 'playerName') playerName = textOf(cell).slice(0, NAME_MAX);
    else if (column === 'position') position = textOf(cell).toUpperCase().slice(0, POSITION_MAX);
    else {
      const figure = figureOf(cell);
      if (figure === undefined || !isPossible(column, figure))
        faults.push({ stat: column, value: textOf(cell).slice(0, CELL_SHOWN), sameAsRow: null });
      // Two decimals are stored; adding 0 turns -0 into 0.
      else stats[column] = Math.round(figure * 100) / 100 + 0;
    }
  }
  return { rowNumber, playerName, position, stats, faults };
}

/** Finds the sheet with a header row and reads its players. BAD_USER_INPUT where there is none, or too many. */
export function playerRows(sheets: readonly Sheet[]): StatSheet {
  const table = readTable(sheets, {
    columnOf,
    suffice: (columns) =>
      columns.includes('playerName') && columns.some((column) => column in STATS),
    noHeader: () => refuse('stats.noHeader'),
    tooManyRows: STATS_SHEET_REFUSALS.tooManyRows,
  });
  const rows = table.rows
    .map(readRow)
    .filter(({ playerName }) => playerName !== '' && !TOTALS_ROW.test(playerName));
  if (rows.length === 0) throw refuse('stats.noPlayers');
  return { ...table, rows };
}

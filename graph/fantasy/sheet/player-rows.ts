import {
  type Column,
  columnOf,
  type SheetFault,
  STAT_BOUNDS,
  STAT_NAMES,
  type StatName,
  STATS,
} from '../../../schema/fantasy/stats.ts';
import { refuse } from '../../core/errors.ts';
import { type Cell, MOST_ROWS, type Sheet } from './sheet.ts';

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

export interface StatSheet {
  readonly sheetName: string;
  /** Headers of the recognized columns, in the order of the sheet, and their meaning. */
  readonly recognised: readonly { readonly header: string; readonly column: Column }[];
  readonly ignored: readonly string[];
  readonly rows: readonly PlayerRow[];
}

interface Header {
  readonly at: number;
  readonly columns: ReadonlyMap<number, Column>;
  readonly recognised: StatSheet['recognised'];
  readonly ignored: readonly string[];
}

/** At most this many titles, notes and blank rows may precede the headers. */
const HEADER_WITHIN = 20;
const NAME_MAX = 120;
const POSITION_MAX = 12;
const TOTALS_ROW = /^(team |grand |sub)?totals?$/i;

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

/** The first row with a player column and a figure. Of two columns that mean the same the first counts. */
function findHeader({ rows }: Sheet): Header | undefined {
  for (const [at, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = new Map<number, Column>();
    const ignored: string[] = [];
    for (const [index, cell] of cells.entries()) {
      const header = textOf(cell);
      const column = columnOf(header);
      if (column && ![...columns.values()].includes(column)) columns.set(index, column);
      else if (header) ignored.push(header);
    }
    const meanings = [...columns.values()];
    if (meanings.includes('playerName') && meanings.some((column) => column in STATS)) {
      const recognised = [...columns].map(([index, column]) => ({
        header: textOf(cells[index]),
        column,
      }));
      return { at, columns, recognised, ignored };
    }
  }
  return undefined;
}

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

function readRow(cells: readonly Cell[], columns: Header['columns']): Omit<PlayerRow, 'rowNumber'> {
  const faults: SheetFault[] = [];
  const stats = Object.fromEntries(STAT_NAMES.map((name) => [name, 0])) as Record<StatName, number>;
  let playerName = '';
  let position = '';
  for (const [index, column] of columns) {
    const cell = cells[index] ?? null;
    if (column === 'playerName') playerName = textOf(cell).slice(0, NAME_MAX);
    else if (column === 'position') position = textOf(cell).toUpperCase().slice(0, POSITION_MAX);
    else {
      const figure = figureOf(cell);
      if (figure === undefined || !isPossible(column, figure))
        faults.push({ stat: column, value: textOf(cell).slice(0, 20), sameAsRow: null });
      // Two decimals are stored; adding 0 turns -0 into 0.
      else stats[column] = Math.round(figure * 100) / 100 + 0;
    }
  }
  return { playerName, position, stats, faults };
}

/** Finds the sheet with a header row and reads its players. BAD_USER_INPUT where there is none, or too many. */
export function playerRows(sheets: readonly Sheet[]): StatSheet {
  for (const sheet of sheets) {
    const header = findHeader(sheet);
    if (!header) continue;
    if (sheet.isCut) throw refuse('stats.tooManyRows', { max: MOST_ROWS });
    const rows = sheet.rows
      .map((cells, at) => ({ rowNumber: sheet.firstRow + at, ...readRow(cells, header.columns) }))
      .slice(header.at + 1)
      .filter(({ playerName }) => playerName !== '' && !TOTALS_ROW.test(playerName));
    if (rows.length === 0) throw refuse('stats.noPlayers');
    const { recognised, ignored } = header;
    return { sheetName: sheet.name, recognised, ignored, rows };
  }
  throw refuse('stats.noHeader');
}

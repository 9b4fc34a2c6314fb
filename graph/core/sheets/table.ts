import type { DomainError } from '../errors.ts';
import { type Cell, MOST_ROWS, type Sheet } from './sheet.ts';
import type { SheetRefusals } from './sheet-refusals.ts';

/** A column that was recognized: its header, as the sheet has it, and its meaning. */
export interface RecognizedColumn<Column> {
  readonly header: string;
  readonly column: Column;
}

/** The rows below the headers of a sheet, by what their columns mean. */
export interface Table<Column> {
  readonly sheetName: string;
  /** In the order of the sheet. */
  readonly recognized: readonly RecognizedColumn<Column>[];
  readonly ignored: readonly string[];
  readonly rows: readonly TableRow<Column>[];
}

export interface TableRow<Column> {
  /** As people count the rows of the sheet. */
  readonly rowNumber: number;
  readonly cells: ReadonlyMap<Column, Cell>;
}

interface Headers<Column> {
  readonly columnOf: (header: string) => Column | undefined;
  /** Whether a row that has these columns is the header. */
  readonly suffice: (columns: readonly Column[]) => boolean;
  readonly noHeader: () => DomainError;
  readonly tooManyRows: SheetRefusals['tooManyRows'];
}

/** At most this many titles, notes and blank rows may precede the headers. */
const HEADER_WITHIN = 20;

export const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** The first sheet with a header row, and its rows. Refused where there is none, or too many rows. */
export function readTable<Column>(
  sheets: readonly Sheet[],
  headers: Headers<Column>,
): Table<Column> {
  for (const sheet of sheets) {
    const header = findHeader(sheet, headers);
    if (!header) continue;
    if (sheet.isCut) throw headers.tooManyRows(MOST_ROWS);
    const { at, columns, recognized, ignored } = header;
    const rows = sheet.rows.slice(at + 1).map((cells, below) => ({
      rowNumber: sheet.firstRow + at + 1 + below,
      cells: new Map([...columns].map(([index, column]) => [column, cells[index] ?? null])),
    }));
    return { sheetName: sheet.name, recognized, ignored, rows };
  }
  throw headers.noHeader();
}

/** The first row whose columns suffice. Of two columns that mean the same the first counts. */
function findHeader<Column>({ rows }: Sheet, { columnOf, suffice }: Headers<Column>) {
  for (const [at, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = new Map<number, Column>();
    const ignored: string[] = [];
    for (const [index, cell] of cells.entries()) {
      const header = textOf(cell);
      const column = columnOf(header);
      if (column !== undefined && ![...columns.values()].includes(column))
        columns.set(index, column);
      else if (header) ignored.push(header);
    }
    if (!suffice([...columns.values()])) continue;
    const recognized = [...columns].map(([index, column]) => ({
      header: textOf(cells[index]),
      column,
    }));
    return { at, columns, recognized, ignored };
  }
  return undefined;
}

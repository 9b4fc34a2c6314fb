/**
 * Reads one workbook in a thread of its own, so that a sheet made to be slow does not delay other requests: the caller
 * ends the thread when it takes too long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import * as xlsx from 'xlsx';
import { type Cell, MOST_COLUMNS, MOST_ROWS, MOST_SHEETS, type Sheet } from './sheet.ts';

/** What is shown in a cell of a date or a truth is none of our figures; numbers and text are. */
function cellOf(cell: xlsx.CellObject | undefined): Cell {
  if (!cell) return null;
  if (cell.t === 'n' && typeof cell.v === 'number') return cell.v;
  if (cell.t === 's' && typeof cell.v === 'string') return cell.v;
  return cell.t === 'z' || cell.v === undefined
    ? null
    : String(cell.w ?? (cell.v as string | boolean));
}

function sheetOf(name: string, worksheet: xlsx.WorkSheet): Sheet {
  const rows: Cell[][] = [];
  const reference = worksheet['!ref'];
  if (!reference) return { name, rows, firstRow: 1, isCut: false };
  const { s: start, e: end } = xlsx.utils.decode_range(reference);
  const dense = (worksheet['!data'] ?? []) as (xlsx.CellObject | undefined)[][];
  const lastRow = Math.min(end.r, start.r + MOST_ROWS);
  const lastColumn = Math.min(end.c, start.c + MOST_COLUMNS - 1);
  for (let row = start.r; row <= lastRow; row += 1) {
    const cells: Cell[] = [];
    for (let column = start.c; column <= lastColumn; column += 1)
      cells.push(cellOf(dense[row]?.[column]));
    rows.push(cells);
  }
  const whole = xlsx.utils.decode_range((worksheet['!fullref'] as string | undefined) ?? reference);
  return { name, rows, firstRow: start.r + 1, isCut: whole.e.r - start.r > MOST_ROWS };
}

parentPort!.postMessage('begun');
const workbook = xlsx.read(workerData as Uint8Array, {
  type: 'array',
  dense: true,
  sheetRows: MOST_ROWS + 2,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellStyles: false,
  bookVBA: false,
  bookDeps: false,
});
const sheets = workbook.SheetNames.slice(0, MOST_SHEETS).flatMap((name) => {
  const worksheet = Object.hasOwn(workbook.Sheets, name) ? workbook.Sheets[name] : undefined;
  return worksheet ? [sheetOf(name, worksheet)] : [];
});
parentPort!.postMessage(sheets);

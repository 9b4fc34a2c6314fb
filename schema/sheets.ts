import { inEnglish, type Say, type Text } from './language/english.ts';
import { sayingFrom } from './refusals/said.ts';
import { SHEETS_REFUSALS } from './refusals/sheets.ts';

const said = sayingFrom(SHEETS_REFUSALS);

/** Sheets that admins import: which files, how headers are recognized, and how faults of cells are said. */

/** Largest sheet that may be uploaded, in bytes. */
export const SHEET_MAX_BYTES = 5e6;
export const WORKBOOK_EXTENSIONS = ['.xlsx', '.xls'] as const;
export const SHEET_EXTENSIONS = [...WORKBOOK_EXTENSIONS, '.csv'] as const;

export const SHEET_UNREADABLE = said('sheet.unreadable');

export const hasExtension = (fileName: string, extensions: readonly string[]): boolean =>
  extensions.some((extension) => fileName.toLowerCase().endsWith(extension));

/** Without case, spaces and signs except `+`, which separates 'FG 50+' from 'FG 50'. */
const plain = (header: string) => header.toLowerCase().replace(/[^a-z0-9+]/g, '');

/** Makes the function that returns the column that a header means; undefined when it means none of them. */
export function columnFinder<Column extends string>(
  headersOf: Readonly<Record<Column, readonly string[]>>,
): (header: string) => Column | undefined {
  const known = new Map(
    Object.entries<readonly string[]>(headersOf).flatMap(([column, headers]) =>
      [column, ...headers].map((header) => [plain(header), column as Column] as const),
    ),
  );
  return (header) => known.get(plain(header));
}

/** What is wrong with a row of a sheet: a cell that can not be what it says, or the same as in another row. */
export interface CellFault {
  /** What the cell should be; null for a row that repeats another. */
  readonly label: Text | null;
  readonly value: string | null;
  readonly sameAsRow: number | null;
}

export interface RowOfFaults {
  readonly rowNumber: number;
  readonly name: string;
  readonly faults: readonly CellFault[];
}

/** Of the text in a cell so much is repeated in a fault. */
export const CELL_SHOWN = 20;

export const cellFaultText = (
  { label, value, sameAsRow }: CellFault,
  say: Say = inEnglish,
): string =>
  label === null
    ? say('duplicate of row {row}', { row: sameAsRow ?? '' })
    : sameAsRow === null
      ? say('{figure}: {value} isn’t possible', { figure: wordOf(label, say), value: value ?? '' })
      : say('{figure}: duplicate of row {row}', { figure: wordOf(label, say), row: sameAsRow });

/** No label has anything to fill in. */
const wordOf = (label: Text, say: Say) => (say as (text: Text) => string)(label);

const MOST_SAID = 3;

/** Everything wrong with a sheet, at most three cells of it; undefined when nothing is. */
export function sheetFaultsText(
  rows: readonly RowOfFaults[],
  say: Say = inEnglish,
): string | undefined {
  const all = rows.flatMap(({ rowNumber: row, name: player, faults }) =>
    faults.map((fault) =>
      say('row {row} ({player}), {fault}', { row, player, fault: cellFaultText(fault, say) }),
    ),
  );
  if (all.length === 0) return undefined;
  const more = all.length - MOST_SAID;
  return [
    ...all.slice(0, MOST_SAID),
    ...(more > 0 ? [say('and {count} more', { count: more })] : []),
  ].join('; ');
}

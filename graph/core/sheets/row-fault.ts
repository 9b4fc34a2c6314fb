import { CELL_SHOWN } from '../../../schema/sheets.ts';

/** What is wrong with a row: a cell that can not be what it says, or the same as in an earlier row. */
export interface RowFault<Column> {
  /** Null: the whole row repeats another. */
  readonly column: Column | null;
  readonly value: string | null;
  readonly sameAsRow: number | null;
}

/** A cell that can not be what it says. */
export const faultAt = <const Column extends string>(
  column: Column,
  value: string,
): RowFault<Column> => ({
  column,
  value: value.slice(0, CELL_SHOWN) || '—',
  sameAsRow: null,
});

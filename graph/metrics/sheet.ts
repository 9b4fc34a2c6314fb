import type { Context } from '../core/context.ts';

/** The values that a cell may have. */
export type Cell = string | number | boolean | Date | null;
export type SheetRow = Readonly<Record<string, Cell>>;

/** A dataset as it is exported. */
export interface Sheet {
  /** Key of the row → column heading, from left to right. */
  readonly columns: Readonly<Record<string, string>>;
  /** The rows after the given one; fewer than `PAGE` end the sheet. */
  page(ctx: Context, last: SheetRow | undefined): Promise<readonly SheetRow[]>;
}

/** Rows in memory at a time, however long the sheet is. */
export const PAGE = 1_000;

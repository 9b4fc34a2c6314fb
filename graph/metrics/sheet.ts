import type { Context } from '../core/context.ts';

/** What a cell of a sheet may be. */
export type Cell = string | number | boolean | Date | null;
export type SheetRow = Readonly<Record<string, Cell>>;

/** A dataset as it goes into a sheet. */
export interface Sheet {
  /** Key of the row → what stands above the column, from the left to the right. */
  readonly columns: Readonly<Record<string, string>>;
  /** Rows after the last one that was given; fewer than `PAGE` end the sheet. */
  page(ctx: Context, last: SheetRow | undefined): Promise<readonly SheetRow[]>;
}

/** So many rows are in memory at a time, whatever the sheet is long. */
export const PAGE = 1_000;

/** The content of a cell; of a formula its last computed value. */
export type Cell = string | number | null;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Number of the first row, as people count rows. */
  readonly firstRow: number;
  /** True when there are more rows than were read. */
  readonly isCut: boolean;
}

/** More than any team has players, plus titles; the rest of a sheet is not read. */
export const MOST_ROWS = 500;
export const MOST_COLUMNS = 60;
export const MOST_SHEETS = 20;

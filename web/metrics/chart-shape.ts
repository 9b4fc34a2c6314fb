import type { Text } from '../../schema/language/english.ts';

/** What a chart draws, and what its table says. */
export interface ChartShape<Row extends object> {
  /** Lines over days, or a bar for each row. */
  readonly kind: 'lines' | 'bars';
  readonly rows: readonly Row[];
  readonly label: { readonly title: Text; readonly of: (row: Row) => string };
  readonly series: readonly { readonly title: Text; readonly of: (row: Row) => number }[];
}

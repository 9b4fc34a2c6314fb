import type { Text } from '../../schema/language/english.ts';

/** The data of a chart, and of its table. */
export interface ChartShape<Row extends object> {
  /** Lines over days, or a bar for each row. */
  readonly kind: 'lines' | 'bars';
  readonly rows: readonly Row[];
  readonly label: { readonly title: Text; readonly of: (row: Row) => string };
  readonly series: readonly { readonly title: Text; readonly of: (row: Row) => number }[];
}

import { median } from './statistics.ts';

/** One figure beside its baseline, both from the same runs. */
export interface Line {
  readonly name: string;
  readonly unit: string;
  /** One per run. */
  readonly values: readonly number[];
  /** Of the same runs, in the same order; absent where a figure needs no comparison. */
  readonly baseline?: readonly number[];
  /** Largest ratio (or value, without a baseline) that is wanted. */
  readonly goal?: number;
  /** Smallest ratio that is wanted, where more is better. */
  readonly least?: number;
}

const COLUMNS = ['', 'value', 'baseline', 'ratio', 'goal', ''] as const;

/** Medians of the runs. Ratios are medians of the ratios within each run: absolute values mean nothing elsewhere. */
export function table(title: string, lines: readonly Line[]): string {
  const rows = lines.map(({ name, unit, values, baseline, goal, least }) => {
    const ratio = baseline && median(values.map((value, run) => value / (baseline[run] ?? NaN)));
    const measured = ratio ?? median(values);
    return [
      name,
      `${short(median(values))} ${unit}`,
      baseline ? `${short(median(baseline))} ${unit}` : '',
      ratio ? short(ratio) : '',
      goal !== undefined ? `≤ ${goal}` : least !== undefined ? `≥ ${least}` : '',
      goal === undefined && least === undefined
        ? ''
        : measured <= (goal ?? Infinity) && measured >= (least ?? -Infinity)
          ? 'reached'
          : 'missed',
    ];
  });
  const all = [[...COLUMNS], ...rows];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const text = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...text].join('\n');
}

const short = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

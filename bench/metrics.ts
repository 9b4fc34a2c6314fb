import type { Context } from '../graph/core/context.ts';
import { siteMetrics, articleAnalytics, sponsorMetrics } from '../graph/metrics/metrics.service.ts';
import { LONG_SHEETS } from '../graph/metrics/long-sheets.ts';
import { ARTICLES, COUNT_ROWS, fillMetrics } from './metrics-rows.ts';
import { runsOf, scaled } from './scale.ts';
import { type Read, withSizes } from './support/sizes.ts';
import type { Line } from './support/table.ts';

const RUNS = runsOf(15);
/** Rows of each table but the articles'. */
const SMALL = scaled({ smoke: 500, usual: 10_000 });
const LARGE = scaled({ smoke: 1_000, usual: Number(process.env.BENCH_ROWS ?? 1_000_000) });

const READS: Readonly<Record<string, Read>> = {
  'site metrics, all figures': siteMetrics,
  'sponsor metrics': sponsorMetrics,
  'top articles by views': (ctx) => articleAnalytics(ctx, { first: 10 }),
  'a page of an export': (ctx) => LONG_SHEETS.users.page(ctx, { id: SMALL / 2 }),
};

/** The metrics with a million rows in every table but that of the articles, beside ten thousand, and beside counting the rows. */
export const benchMetrics = (): Promise<{ title: string; lines: Line[] }[]> =>
  withSizes({ small: SMALL, large: LARGE, runs: RUNS, fill: fillMetrics }, async ({ measure }) => {
    const lines: Line[] = [];
    for (const [name, read] of Object.entries(READS)) {
      const { small, large } = await measure(read);
      lines.push({ name, unit: 'ms', values: large, baseline: small, goal: 1.5 });
    }
    const counting = await measure((ctx: Context) => ctx.em.execute(COUNT_ROWS));
    const rows = LARGE.toLocaleString('en');
    return [
      {
        title: `Metrics with ${rows} rows in every table, and ${ARTICLES.toLocaleString('en')} articles, beside ${SMALL.toLocaleString('en')} rows (medians of ${RUNS} runs)`,
        lines,
      },
      {
        title: `Beside counting the same ${rows} rows (members by team and country, photos by category, a month of days)`,
        lines: [{ ...lines[0]!, baseline: counting.large, goal: 0.1 }],
      },
    ];
  });

import type { EntityManager } from '@mikro-orm/postgresql';
import startDatabases, { stopDatabases } from '../.config/jest/start-databases.mts';
import { createContext, type Context, type Services } from '../graph/core/context.ts';
import { openDatabase } from '../graph/core/database.ts';
import { siteMetrics, articleAnalytics, sponsorMetrics } from '../graph/metrics/metrics.service.ts';
import { LONG_SHEETS } from '../graph/metrics/long-sheets.ts';
import { createOrm } from '../graph/orm.ts';
import { migrate } from '../migrations/run.ts';
import { ARTICLES, COUNT_ROWS, fillMetrics } from './metrics-rows.ts';
import { median } from './statistics.ts';
import type { Line } from './table.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Rows of each table but the articles'. */
const SMALL = 10_000;
const LARGE = Number(process.env.BENCH_ROWS ?? 1_000_000);

const READS: Readonly<Record<string, (ctx: Context) => Promise<unknown>>> = {
  'site metrics, all figures': siteMetrics,
  'sponsor metrics': sponsorMetrics,
  'top articles by views': (ctx) => articleAnalytics(ctx, 10),
  'a page of an export': (ctx) => LONG_SHEETS.users.page(ctx, { id: SMALL / 2 }),
};

/** The metrics with a million rows in every table but that of the articles, beside ten thousand, and beside counting the rows. */
export async function benchMetrics(): Promise<{ title: string; lines: Line[] }[]> {
  await startDatabases();
  const url = process.env.TEST_DATABASE_URL!;
  const database = await openDatabase({ url, dataDir: 'unused' });
  const orm = await createOrm(database.connection);
  try {
    await migrate(orm);
    const contextOf = (em: EntityManager) =>
      createContext(em, { clock: { now: () => new Date() } } as Services, {
        viewer: { id: 1, isAdmin: true },
        sessionId: null,
        requestId: 'bench',
        address: 'bench',
        userAgent: undefined,
        language: 'en',
        cookie: undefined,
      });
    const measure = async (work: () => Promise<unknown>) => {
      const values: number[] = [];
      for (let run = -1; run < RUNS; run++) {
        const started = performance.now();
        await work();
        if (run >= 0) values.push(performance.now() - started);
      }
      return values;
    };
    const read = (name: string) => measure(() => READS[name]!(contextOf(orm.em.fork())));
    const all = async () => {
      const values: Record<string, number[]> = {};
      for (const name of Object.keys(READS)) values[name] = await read(name);
      return values;
    };

    await fillMetrics(url, SMALL);
    const small = await all();
    await fillMetrics(url, LARGE);
    const large = await all();
    const counting = await measure(() => orm.em.fork().execute(COUNT_ROWS));
    const rows = LARGE.toLocaleString('en');
    return [
      {
        title: `Metrics with ${rows} rows in every table, and ${ARTICLES.toLocaleString('en')} articles, beside ${SMALL.toLocaleString('en')} rows (medians of ${RUNS} runs)`,
        lines: Object.keys(READS).map((name) => ({
          name,
          unit: 'ms',
          values: large[name]!,
          baseline: small[name]!,
          goal: 1.5,
        })),
      },
      {
        title: `Beside counting the same ${rows} rows (members by team and country, photos by category, a month of days)`,
        lines: [
          {
            name: 'site metrics, all figures',
            unit: 'ms',
            values: large['site metrics, all figures']!,
            baseline: counting.map(() => median(counting)),
            goal: 0.1,
          },
        ],
      },
    ];
  } finally {
    await orm.close();
    await database.close();
    await stopDatabases();
  }
}

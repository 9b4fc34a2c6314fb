import { benchFantasy } from './fantasy.ts';
import { benchFanout } from './fanout.ts';
import { benchMetrics } from './metrics.ts';
import { benchPages } from './pages.ts';
import { benchQueries } from './queries.ts';
import { benchTroubles } from './troubles.ts';
import { table } from './table.ts';
import { benchUsers } from './users.ts';

const BENCHES = {
  queries: benchQueries,
  fanout: benchFanout,
  troubles: benchTroubles,
  fantasy: benchFantasy,
  metrics: benchMetrics,
  users: benchUsers,
  pages: benchPages,
};

/**
 * `npm run bench`: every figure beside its baseline of the same run; `npm run bench -- pages` only those it names.
 * BENCH_FULL=1 adds the long ones.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { title, lines } of await bench()) console.log(`\n${table(title, lines)}`);
}

import { benchFanout } from './fanout.ts';
import { benchQueries } from './queries.ts';
import { table } from './table.ts';

/** `npm run bench`: every figure beside its baseline of the same run. BENCH_FULL=1 adds the long ones. */
for (const bench of [benchQueries, benchFanout])
  for (const { title, lines } of await bench()) console.log(`\n${table(title, lines)}`);

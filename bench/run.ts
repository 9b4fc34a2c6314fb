import { benchFanout } from './fanout.ts';
import { table } from './table.ts';

/** `npm run bench`: every figure beside its baseline of the same run. BENCH_FULL=1 adds the long ones. */
for (const { title, lines } of await benchFanout()) console.log(`\n${table(title, lines)}`);

import { buildIfStale } from '../.config/build-if-stale.ts';
import startDatabases, { stopDatabases } from '../.config/jest/start-databases.mts';
import { benchFantasy } from './fantasy.ts';
import { benchFanout } from './fanout/fanout.ts';
import { benchKickoff } from './kickoff/kickoff.ts';
import { benchLists } from './lists.ts';
import { benchMetrics } from './metrics.ts';
import { benchPages } from './pages.ts';
import { benchPlays } from './plays.ts';
import { benchQueries } from './queries/queries.ts';
import { isSmoke } from './scale.ts';
import { benchTroubles } from './support/troubles.ts';
import { type Line, table } from './support/table.ts';
import { benchUsers } from './users.ts';
import { benchWeight } from './weight.ts';

type Bench = () => Promise<{ title: string; lines: Line[] }[]>;

const BENCHES: Readonly<Record<string, Bench>> = {
  queries: benchQueries,
  fanout: benchFanout,
  troubles: benchTroubles,
  kickoff: benchKickoff,
  plays: benchPlays,
  fantasy: benchFantasy,
  metrics: benchMetrics,
  users: benchUsers,
  lists: benchLists,
  weight: benchWeight,
  pages: benchPages,
};

/** Reports what a bench measured. A figure that is not a number fails it: an error may have been swallowed. */
async function report(name: string, bench: Bench): Promise<void> {
  const start = performance.now();
  const tables = await bench();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (isSmoke) console.log(`${name} runs (${seconds} s)`);
  else for (const { title, lines } of tables) console.log(`\n${table(title, lines)}`);
  const missing = tables
    .flatMap(({ lines }) => lines)
    .filter(({ values, baseline = [] }) => ![...values, ...baseline].every(Number.isFinite));
  if (missing.length > 0)
    throw new Error(`${name} could not measure: ${missing.map((line) => line.name).join('; ')}`);
}

/** Waits until the ended processes have exited. */
const PATIENCE_MS = 5_000;

/**
 * `npm run bench`: every figure beside its baseline of the same run; `npm run bench -- pages` only those it names.
 * BENCH_FULL=1 adds the long ones; `--smoke` only tries whether they run.
 */
const wanted = process.argv.slice(2).filter((word) => word !== '--smoke');
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}`);
// Ending by a signal runs what ends the processes that a bench has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const waiting = Object.entries(BENCHES).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await report(...next).catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  }
};
if (isSmoke) {
  await buildIfStale();
  await startDatabases();
  // The figures are not read, so two may share the machine.
  await Promise.all([lane(), lane()]);
} else await lane();
await stopDatabases();
// Nothing is left to do; if this process does not exit, a bench has left a child or a connection open.
setTimeout(() => {
  console.error(`A bench has left behind: ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit(1);
}, PATIENCE_MS).unref();

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../.config/build-if-stale.ts';
import startDatabases from '../.config/jest/start-databases.mts';
import { testDatabase } from '../graph/testing/database.ts';
import { runsOf, scaled } from './scale.ts';
import { type MeasuredSite, startMeasuredSite } from './support/measured-site.ts';
import type { Line } from './support/table.ts';

const RUNS = runsOf(3);
/** Filling the demo takes longer than all else. */
const DEMO = scaled({ smoke: '0', usual: '1' });
/** Until the site has given back what its start took. */
const REST_MS = scaled({ smoke: 100, usual: 8_000 });
const LOAD_MS = scaled({ smoke: 100, usual: 10_000 });
const CLIENTS = 20;

interface Goals {
  readonly rest: number;
  readonly seconds: number;
}

/** What the system counts for the process, in MB; its threads are in it, and it has no children. */
const weightOf = ({ pid }: MeasuredSite) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function atRest(site: MeasuredSite): Promise<number> {
  await sleep(REST_MS);
  return weightOf(site);
}

/** Visitors who read the home page and send a query each that no cache serves. */
async function load({ port }: MeasuredSite): Promise<void> {
  const until = performance.now() + LOAD_MS;
  const visit = async (number: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      await (await fetch(`http://localhost:${port}/home`)).arrayBuffer();
      const query = `{ a${number}x${turn}: articles(first: 20) { nodes { id title content } } }`;
      const answer = await fetch(`http://localhost:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => visit(number)));
}

/** A first start, and starts on what it has filled. */
async function weigh(databaseUrl: string | undefined, goals: Goals): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-weight-'));
  const start = () => startMeasuredSite(databaseUrl, 'none', { DATA_DIR: dataDir, DEMO });
  const figures = {
    first: [] as number[],
    filled: [] as number[],
    starts: [] as number[],
    rest: [] as number[],
    loaded: [] as number[],
  };
  try {
    {
      await using site = await start();
      figures.first.push(site.readyAfterMs / 1000);
      figures.filled.push(await atRest(site));
    }
    for (let run = 0; run < RUNS; run++) {
      await using site = await start();
      figures.starts.push(site.readyAfterMs / 1000);
      figures.rest.push(await atRest(site));
      await load(site);
      figures.loaded.push(await atRest(site));
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const { rest, seconds } = goals;
  return [
    { name: 'first start, with the demo filled in', unit: 's', values: figures.first },
    { name: 'at rest after it', unit: 'MB', values: figures.filled },
    { name: 'start on an existing database', unit: 's', values: figures.starts, goal: seconds },
    { name: 'at rest', unit: 'MB', values: figures.rest, goal: rest },
    { name: 'at rest after a load', unit: 'MB', values: figures.loaded },
  ];
}

/** The memory that the site uses (RSS), and how long it takes until `/readyz` says 200. */
export async function benchWeight(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  await using databases = new AsyncDisposableStack();
  await startDatabases();
  const { url, drop } = await testDatabase();
  databases.defer(drop);
  return [
    {
      title: 'Weight, embedded database',
      lines: await weigh(undefined, { rest: 400, seconds: 2 }),
    },
    { title: 'Weight, on PostgreSQL', lines: await weigh(url, { rest: 180, seconds: 2 }) },
  ];
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../.config/build-if-stale.ts';
import startDatabases from '../.config/jest/start-databases.mts';
import { testDatabase } from '../graph/testing/database.ts';
import { fillFantasy, LINEUPS, sheetOf } from './fantasy-season.ts';
import { livePoints } from './live-points.ts';
import { delayOf, type MeasuredSite, startMeasuredSite } from './support/measured-site.ts';
import { runsOf } from './scale.ts';
import type { Line } from './support/table.ts';

const RUNS = runsOf(3);
const ADMIN = { ADMIN_EMAIL: 'admin@bench.example', ADMIN_PASSWORD: 'a long password' };
/** How long others may wait for the server while it scores. */
const DELAY_GOAL_MS = 100;

/** An admin uploads the sheet of a game that thousands play: until the board is updated, and its effect on others. */
export async function benchFantasy(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  await using databases = new AsyncDisposableStack();
  await startDatabases();
  const { url, drop } = await testDatabase();
  databases.defer(drop);
  return [
    {
      title: `A sheet is read, imported, and ${LINEUPS.toLocaleString('en')} lineups are scored, beside one SQL statement that scores (medians of ${RUNS} runs)`,
      lines: [...(await measure('PostgreSQL', url)), ...(await measure('embedded', undefined))],
    },
    {
      title: `Live points of ${LINEUPS.toLocaleString('en')} lineups, each play of a game, beside a recount from scratch`,
      lines: livePoints(),
    },
  ];
}

async function measure(name: string, url: string | undefined): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-bench-'));
  await using folder = new AsyncDisposableStack();
  folder.defer(() => rm(dataDir, { recursive: true, force: true }));
  const { gameId, statement } = await fillFantasy({ url, dataDir }, RUNS);
  await using site = await startMeasuredSite(url, 'none', { DATA_DIR: dataDir, ...ADMIN });
  const { token } = await site.run(
    `mutation { signIn(input: { email: "${ADMIN.ADMIN_EMAIL}", password: "${ADMIN.ADMIN_PASSWORD}" }) { user { id } } }`,
  );
  const seconds: number[] = [];
  const delays: number[] = [];
  for (let run = -1; run < RUNS; run++) {
    await delayOf(site);
    const started = performance.now();
    await upload(site, { gameId, run, token: token! });
    const took = (performance.now() - started) / 1000;
    const delay = await delayOf(site);
    if (run < 0) continue;
    seconds.push(took);
    delays.push(delay);
  }
  return [
    {
      name: `${name}: until the new board is there`,
      unit: 's',
      values: seconds,
      baseline: statement,
    },
    {
      name: `${name}: delay of the event loop, p99`,
      unit: 'ms',
      values: delays,
      goal: DELAY_GOAL_MS,
    },
  ];
}

async function upload(
  site: MeasuredSite,
  { gameId, run, token }: { gameId: number; run: number; token: string },
): Promise<void> {
  const form = new FormData();
  form.set('statsFile', sheetOf(run), 'stats.xlsx');
  const response = await fetch(`http://localhost:${site.port}/api/admin/upload-stats/${gameId}`, {
    method: 'POST',
    body: form,
    headers: { cookie: `ow_session=${token}` },
  });
  if (!response.ok) throw new Error(await response.text());
}

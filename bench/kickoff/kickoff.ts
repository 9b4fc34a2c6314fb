import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../.config/build-if-stale.ts';
import startDatabases from '../../.config/jest/start-databases.mts';
import { testDatabase } from '../../graph/testing/database.ts';
import { nameOf } from '../../schema/enum-names.ts';
import { MEMBER_PHOTO_CATEGORIES } from '../../schema/photos/photos.ts';
import { fillFantasy, LINEUPS, sheetOf } from '../fantasy-season.ts';
import { runsOf, scaled } from '../scale.ts';
import { type Child, startChild } from '../support/child.ts';
import { type MeasuredSite, startMeasuredSite } from '../support/measured-site.ts';
import { launchMeasuredBrowser } from '../support/page-browser.ts';
import type { Line } from '../support/table.ts';
import type { Figures } from './acts.ts';
import type { Crowd, Evening } from './crowd.ts';
import { addPeople } from './people.ts';
import { recordVisit } from './page-visit.ts';
import { writePhoto } from './photo.ts';
import type { Person } from './requests.ts';

const RUNS = runsOf(1);
/** Signed in with a socket each. BENCH_CROWD asks for another number. */
const CROWD = Number(process.env.BENCH_CROWD ?? scaled({ smoke: 40, usual: 2_000 }));
/** With BENCH_FULL=1 it doubles until a goal is missed, this often at most. */
const DOUBLINGS = scaled({ smoke: 0, usual: 0, full: 4 });
const SECONDS = Number(process.env.BENCH_SECONDS ?? scaled({ smoke: 3, usual: 60 }));
/** Until what the arrivals caused is done. */
const REST_MS = scaled({ smoke: 100, usual: 5_000 });
const PHOTOS = scaled({ smoke: 1, usual: 10 });
/** What 2,000 people do in a second. */
const PACE = { people: 2_000, arrivals: 300 / 60, messages: 15, likes: 40 };

const GOALS = { act: 250, arrival: 300, delay: 100, refusals: 0 };
/** Take as long as the work takes: what counts is that no one else waits for them. */
const WORK = ['share a photo, until it is stored', 'import stats, until all are scored'];

interface Measured {
  readonly figures: Readonly<Record<string, Figures>>;
  readonly refusals: readonly { readonly what: string; readonly count: number }[];
  readonly cpu: number;
  readonly memory: number;
  readonly delay: number;
  readonly ownDelay: number;
}

interface Kickoff {
  readonly site: MeasuredSite;
  readonly crowd: Child<Crowd>;
  readonly photo: string;
  readonly gameId: number;
}

/** Kickoff as one node sees it: everybody is there, talks, likes, and more come. */
export async function benchKickoff(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  await using around = new AsyncDisposableStack();
  await startDatabases();
  const { url, drop } = await testDatabase();
  around.defer(drop);
  const folder = await mkdtemp(join(tmpdir(), 'orange-kickoff-'));
  around.defer(() => rm(folder, { recursive: true, force: true }));
  const photo = join(folder, 'seats.jpg');
  await writePhoto(photo);

  await using site = await startMeasuredSite(url, 'demo', {
    RATE_LIMITS: 'on',
    // Each member has an address of their own.
    TRUST_PROXY: '1',
    SOCKETS_MAX: String(100_000),
  });
  const { gameId } = await fillFantasy({ url, dataDir: folder }, 0);
  const most = CROWD * 2 ** DOUBLINGS;
  const { fans, admin } = await addPeople(url, most);
  await using crowd = startChild<Crowd>(new URL('./crowd.ts', import.meta.url));
  const kickoff: Kickoff = { site, crowd, photo, gameId };
  await crowd.ask('prepare', {
    port: site.port,
    fans: fans.map(personOf),
    admin: personOf(admin),
    visit: await visitOf(kickoff, fans[0]!, admin.token),
  });

  const tables: { title: string; lines: Line[] }[] = [];
  for (let people = CROWD; people <= most; people *= 2) {
    const lines = linesOf(await playWith(kickoff, people));
    tables.push({ title: titleOf(people), lines });
    if (lines.some(({ values, goal = Infinity }) => values.some((value) => value > goal))) break;
  }
  return tables;
}

const titleOf = (people: number) =>
  `Kickoff with ${people.toLocaleString('en')} signed-in sockets, ${LINEUPS.toLocaleString('en')} lineups and ${PHOTOS} photos at once; server, database and crowd share the processors (${RUNS} runs of ${SECONDS} s)`;

const personOf = ({ id, token }: { id: number; token: string }): Person => ({
  id,
  token,
  address: `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
});

async function visitOf(
  { site, gameId }: Kickoff,
  member: { id: number; token: string },
  admin: string,
) {
  const { browser } = await launchMeasuredBrowser();
  try {
    return await recordVisit(
      { browser, origin: `http://localhost:${site.port}`, member },
      async () => {
        const form = new FormData();
        form.set('statsFile', sheetOf(-1), 'stats.xlsx');
        const response = await fetch(
          `http://localhost:${site.port}/api/admin/upload-stats/${gameId}`,
          { method: 'POST', body: form, headers: { cookie: `ow_session=${admin}` } },
        );
        if (!response.ok) throw new Error(await response.text());
      },
    );
  } finally {
    await browser.close();
  }
}

async function playWith(
  { site, crowd, photo, gameId }: Kickoff,
  people: number,
): Promise<Measured[]> {
  const share = people / PACE.people;
  await crowd.ask('gather', people);
  const evening: Evening = {
    seconds: SECONDS,
    arrivals: PACE.arrivals * share,
    messages: PACE.messages * share,
    likes: PACE.likes * share,
    open: people,
    photo: { path: photo, category: nameOf(MEMBER_PHOTO_CATEGORIES[0]), count: PHOTOS },
    gameId,
    run: 0,
  };
  const measured: Measured[] = [];
  for (let run = 0; run < RUNS; run++) {
    await sleep(REST_MS);
    const before = await serverFigures(site);
    const played = await crowd.ask('play', { ...evening, run });
    const after = await serverFigures(site);
    for (const { what, count } of played.refusals) console.error(`${count} × ${what}`);
    const minutes = SECONDS / 60;
    measured.push({
      ...played,
      cpu: ((after.cpu - before.cpu) * 1000) / people / minutes,
      memory: after.memory,
      delay: after.delay,
    });
  }
  return measured;
}

/** Of the server's process. The delay is since the last call, in ms; CPU in seconds, memory in MB. */
async function serverFigures({ port }: MeasuredSite) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    cpu: figure('process_cpu_seconds_total'),
    memory: figure('process_resident_memory_bytes') / 1e6,
    delay: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

function linesOf(runs: readonly Measured[]): Line[] {
  const names = new Set(runs.flatMap(({ figures }) => Object.keys(figures)));
  const each = (pick: (run: Measured) => number) => runs.map(pick);
  const acts = [...names].sort().flatMap((name): Line[] => {
    const goal = name.includes('arrives') ? GOALS.arrival : GOALS.act;
    return [
      { name: `${name}: p50`, unit: 'ms', values: each((run) => run.figures[name]?.p50 ?? NaN) },
      {
        name: `${name}: p99`,
        unit: 'ms',
        values: each((run) => run.figures[name]?.p99 ?? NaN),
        ...(!WORK.includes(name) && { goal }),
      },
    ];
  });
  return [
    ...acts,
    {
      name: 'refusals',
      unit: '',
      values: each(({ refusals }) => refusals.reduce((sum, { count }) => sum + count, 0)),
      goal: GOALS.refusals,
    },
    {
      name: 'event loop of the server, p99',
      unit: 'ms',
      values: each((run) => run.delay),
      goal: GOALS.delay,
    },
    { name: 'CPU of the server per person and minute', unit: 'ms', values: each((run) => run.cpu) },
    { name: 'memory of the server', unit: 'MB', values: each((run) => run.memory) },
    {
      name: 'event loop of the crowd itself, p99',
      unit: 'ms',
      values: each((run) => run.ownDelay),
    },
  ];
}

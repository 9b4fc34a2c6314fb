import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { buildIfStale } from '../.config/build-if-stale.ts';
import { gamePath } from '../schema/games/game-path.ts';
import { startAgedProxy } from './support/aged-proxy.ts';
import { ACT_NAMES, measureActs } from './interactions.ts';
import { type MeasuredSite, startMeasuredSite } from './support/measured-site.ts';
import { type Audit, audit } from './page-audit.ts';
import { launchMeasuredBrowser } from './support/page-browser.ts';
import { isSmoke, runsOf } from './scale.ts';
import type { Line } from './support/table.ts';

const RUNS = runsOf(3, 5);

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly isAged: boolean;
  /** Least score in performance. */
  readonly score: number;
  readonly tbt: number;
  /** Largest wait for the largest thing in sight under real throttling, in ms. */
  readonly lcp?: number;
  /** Most bytes of the whole visit, in kB. */
  readonly weight?: number;
}

const page = (path: string, more: Partial<Subject> = {}): Subject => ({
  name: path,
  path,
  isAged: true,
  score: 95,
  tbt: 150,
  ...more,
});

/** A game is on, so home and the page of the game are live. */
const subjectsDuring = (gameId: number): readonly Subject[] => [
  page('/', { name: 'age gate', isAged: false, score: 100, tbt: 100, lcp: 1600 }),
  page('/home', { tbt: 100, lcp: 2000, weight: 500 }),
  page(gamePath(gameId), { name: 'game page', lcp: 2000 }),
  page('/articles'),
  page('/articles/1', { lcp: 2000 }),
  page('/schedule'),
  page('/contact-us'),
  page('/advertise'),
  page('/settings'),
  page('/fan-zone', { score: 92 }),
];

/** Lighthouse as on a phone on public pages, and how fast the site reacts to taps. BENCH_RUNS sets how often. */
export async function benchPages(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  await using site = await startMeasuredSite(undefined, 'demo');
  await using around = new AsyncDisposableStack();
  const proxy = await startAgedProxy(site.port);
  around.defer(() => proxy.stop());
  const { browser, port } = await launchMeasuredBrowser();
  around.defer(() => browser.close());
  const origin = `http://localhost:${proxy.port}`;
  const only = isSmoke ? ['/home'] : process.env.BENCH_PAGES?.split(',');
  const subjects = subjectsDuring(await gameOf(site)).filter(
    ({ name }) => !only || only.includes(name),
  );
  const lines: Line[] = [];
  const machine: number[] = [];
  const wellMade: Line[] = [];
  for (const subject of subjects) {
    const visit = (throttling: 'simulate' | 'devtools') =>
      audit({ url: origin + subject.path, port, isAged: subject.isAged, throttling });
    const simulated: (Audit | Error)[] = [];
    const throttled: (Audit | Error)[] = [];
    for (let run = 0; run < RUNS; run++) {
      simulated.push(await visit('simulate'));
      if (subject.lcp !== undefined && !isSmoke) throttled.push(await visit('devtools'));
    }
    lines.push(...speedOf(subject, simulated, throttled));
    wellMade.push(...qualityOf(subject, simulated));
    machine.push(...figures([...simulated, ...throttled], (each) => each.benchmarkIndex));
  }
  lines.push({ name: 'BenchmarkIndex of the machine', unit: '', values: machine });
  const acts = await benchActs(site, browser, origin);
  return [
    { title: `Pages by phone, Lighthouse (medians of ${RUNS} runs)`, lines },
    { title: 'How well they are made, Lighthouse', lines: wellMade },
    { title: `From input to paint on a slow phone (medians of ${RUNS} runs)`, lines: acts },
  ];
}

/** The game that the demo plays; it kicks off a moment after the start. */
async function gameOf(site: MeasuredSite): Promise<number> {
  for (;;) {
    const { data } = await site.run('{ liveGame { gameId } }');
    const { liveGame } = data as { liveGame: { gameId: number } | null };
    if (liveGame) return liveGame.gameId;
    await wait(250);
  }
}

async function benchActs(site: MeasuredSite, browser: Browser, origin: string): Promise<Line[]> {
  const { data, token = '' } = await site.run(
    'mutation { signUp(input: { name: "Bench", email: "bench@example.org", password: "a long password" }) { user { id } } }',
  );
  const { id } = (data as { signUp: { user: { id: number } } }).signUp.user;
  const runs: Map<string, number | Error>[] = [];
  for (let count = 0; count < RUNS; count++)
    runs.push(await measureActs(browser, origin, { id, token }));
  return ACT_NAMES.map((act) => {
    const measured = runs.flatMap((acts) => acts.get(act) ?? []);
    const values = figures(measured, (duration) => duration);
    return { name: act + failureIn(measured), unit: 'ms', values, goal: 100 };
  });
}

/** One figure for each run; what could not be measured is none. */
function figures<One>(measured: readonly (One | Error)[], pick: (one: One) => number): number[] {
  const values = measured.flatMap((one) => (one instanceof Error ? [] : pick(one)));
  return values.length > 0 ? values : [NaN];
}

/** Behind the name of what failed: how often, and why first. */
function failureIn(measured: readonly unknown[]): string {
  const failures = measured.filter((one) => one instanceof Error);
  const [first] = failures;
  if (!first) return '';
  return ` (failed ${failures.length} of ${measured.length}: ${first.message.split('\n')[0]})`;
}

function speedOf(
  { name, score, tbt, lcp, weight }: Subject,
  simulated: readonly (Audit | Error)[],
  throttled: readonly (Audit | Error)[],
): Line[] {
  const values = (pick: (audit: Audit) => number) => figures(simulated, pick);
  const why = failureIn(simulated);
  return [
    {
      name: `${name}: performance${why}`,
      unit: '',
      values: values((a) => a.performance),
      least: score,
    },
    { name: `${name}: LCP`, unit: 'ms', values: values((a) => a.lcp) },
    ...(lcp === undefined || throttled.length === 0
      ? []
      : [
          {
            name: `${name}: LCP, really throttled${failureIn(throttled)}`,
            unit: 'ms',
            values: figures(throttled, (a) => a.lcp),
            goal: lcp,
          },
        ]),
    { name: `${name}: TBT`, unit: 'ms', values: values((a) => a.tbt), goal: tbt },
    { name: `${name}: CLS`, unit: '', values: values((a) => a.cls), goal: 0.01 },
    {
      name: `${name}: weight`,
      unit: 'kB',
      values: values((a) => a.bytes / 1000),
      ...(weight !== undefined && { goal: weight }),
    },
  ];
}

function qualityOf({ name }: Subject, audits: readonly (Audit | Error)[]): Line[] {
  const lost = new Set(audits.flatMap((each) => (each instanceof Error ? [] : each.lost)));
  return (['accessibility', 'best-practices', 'seo'] as const).map((category) => {
    const why = [...lost].filter((id) => id.startsWith(category)).map((id) => id.split(': ')[1]);
    return {
      name: `${name}: ${category}${why.length > 0 ? ` (${why.join(', ')})` : ''}`,
      unit: '',
      values: figures(audits, (each) => each[category]),
      least: 100,
    };
  });
}

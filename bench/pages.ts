import type { Browser } from 'playwright-core';
import { buildIfStale } from '../.config/build-if-stale.ts';
import { startAgedProxy } from './aged-proxy.ts';
import { ACT_NAMES, measureActs } from './interactions.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-site.ts';
import { type Audit, audit } from './page-audit.ts';
import { launchMeasuredBrowser } from './page-browser.ts';
import type { Line } from './table.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? (process.env.BENCH_FULL === '1' ? 5 : 3));

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

const SUBJECTS: readonly Subject[] = [
  page('/', { name: 'age gate', isAged: false, score: 100, tbt: 100, lcp: 1600 }),
  page('/home', { tbt: 100, lcp: 2000, weight: 500 }),
  page('/articles'),
  page('/articles/1', { lcp: 2000 }),
  page('/schedule'),
  page('/contact-us'),
  page('/advertise'),
  page('/settings'),
  page('/fan-zone', { score: 92 }),
];

/** Lighthouse by phone on public pages, and how fast the site answers a finger. BENCH_RUNS sets how often. */
export async function benchPages(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  const site = await startMeasuredSite(undefined, 'demo');
  const proxy = await startAgedProxy(site.port);
  const { browser, port } = await launchMeasuredBrowser();
  const origin = `http://localhost:${proxy.port}`;
  const only = process.env.BENCH_PAGES?.split(',');
  const subjects = SUBJECTS.filter(({ name }) => !only || only.includes(name));
  try {
    const lines: Line[] = [];
    const wellMade: Line[] = [];
    for (const subject of subjects) {
      const visit = (throttling: 'simulate' | 'devtools') =>
        audit({ url: origin + subject.path, port, isAged: subject.isAged, throttling });
      const simulated: Audit[] = [];
      const throttled: Audit[] = [];
      for (let run = 0; run < RUNS; run++) {
        simulated.push(await visit('simulate'));
        if (subject.lcp !== undefined) throttled.push(await visit('devtools'));
      }
      lines.push(...speedOf(subject, simulated, throttled));
      wellMade.push(...qualityOf(subject, simulated));
    }
    const acts = await benchActs(site, browser, origin);
    return [
      { title: `Pages by phone, Lighthouse (medians of ${RUNS} runs)`, lines },
      { title: 'How well they are made, Lighthouse', lines: wellMade },
      { title: `From input to paint on a slow phone (medians of ${RUNS} runs)`, lines: acts },
    ];
  } finally {
    await browser.close();
    proxy.stop();
    await site.stop();
  }
}

async function benchActs(site: MeasuredSite, browser: Browser, origin: string): Promise<Line[]> {
  const { data, token = '' } = await site.run(
    'mutation { signUp(input: { name: "Bench", email: "bench@example.org", password: "a long password" }) { id } }',
  );
  const { id } = (data as { signUp: { id: number } }).signUp;
  const runs: Map<string, number | Error>[] = [];
  for (let count = 0; count < RUNS; count++)
    runs.push(await measureActs(browser, origin, { id, token }));
  return ACT_NAMES.map((act) => {
    const measured = runs.flatMap((acts) => acts.get(act) ?? []);
    const values = measured.filter((one) => typeof one === 'number');
    const failure = measured.find((one) => one instanceof Error);
    // What could not be done is no figure, and says so.
    const why = failure && ` (failed: ${failure.message.split('\n')[0]})`;
    return { name: `${act}${why ?? ''}`, unit: 'ms', values: failure ? [NaN] : values, goal: 100 };
  });
}

function speedOf(
  { name, score, tbt, lcp, weight }: Subject,
  simulated: readonly Audit[],
  throttled: readonly Audit[],
): Line[] {
  const values = (pick: (audit: Audit) => number) => simulated.map(pick);
  return [
    { name: `${name}: performance`, unit: '', values: values((a) => a.performance), least: score },
    { name: `${name}: LCP`, unit: 'ms', values: values((a) => a.lcp) },
    ...(lcp === undefined
      ? []
      : [
          {
            name: `${name}: LCP, really throttled`,
            unit: 'ms',
            values: throttled.map((a) => a.lcp),
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

function qualityOf({ name }: Subject, audits: readonly Audit[]): Line[] {
  const lost = [...new Set(audits.flatMap((each) => each.lost))];
  return (['accessibility', 'best-practices', 'seo'] as const).map((category) => {
    const why = lost.filter((id) => id.startsWith(category)).map((id) => id.split(': ')[1]);
    return {
      name: `${name}: ${category}${why.length > 0 ? ` (${why.join(', ')})` : ''}`,
      unit: '',
      values: audits.map((each) => each[category]),
      least: 100,
    };
  });
}

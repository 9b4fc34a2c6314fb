import lighthouse, { type Flags } from 'lighthouse';
import { AGED } from './support/aged-proxy.ts';

/** What Lighthouse found on one visit by phone. Scores are of 100, times in ms. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** How fast the machine was at that moment, as Lighthouse has it: scores under different ones don't compare. */
  readonly benchmarkIndex: number;
  /** Audits without full marks, for who wants to know why. */
  readonly lost: readonly string[];
}

interface Visit {
  readonly url: string;
  readonly port: number;
  /** A visitor who has passed the age gate. */
  readonly isAged: boolean;
  /** `devtools` slows the network and the processor down for real, `simulate` computes what would be. */
  readonly throttling: 'simulate' | 'devtools';
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TRIES = 3;

/**
 * One visit with an empty cache. If Lighthouse could not measure, as where a trace lacks its beginning (NO_NAVSTART),
 * it is retried; returns why if that doesn't help either.
 */
export async function audit(visit: Visit): Promise<Audit | Error> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await auditOnce(visit);
    } catch (error) {
      if (tries === TRIES) return error instanceof Error ? error : new Error(String(error));
    }
  }
}

async function auditOnce(visit: Visit): Promise<Audit> {
  const { url, port, isAged, throttling } = visit;
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: throttling,
    ...(isAged && { extraHeaders: AGED }),
  };
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
    lost: CATEGORIES.slice(1).flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  };
}

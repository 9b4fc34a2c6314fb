import type { Deprecation } from '../../../schema/accounts/api-token-usage.ts';

/** One call with an API token. */
export interface Use {
  readonly cost: number;
  /** Its response had an error. */
  readonly isRefused: boolean;
  readonly deprecated: readonly Deprecation[];
}

/** The use of one token on one day. */
export interface CountedUse {
  readonly tokenId: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  calls: number;
  cost: number;
  refusals: number;
  /** By field. */
  readonly deprecated: Map<string, Deprecation & { calls: number }>;
}

/** Counts in memory what API tokens do, so that a call writes no row. */
export interface TokenUse {
  note(tokenId: number, use: Use): void;
  /** Stores what was noted; what can't be stored now is stored later. */
  flush(): Promise<void>;
}

interface TokenUseOptions {
  /** The day it is, as YYYY-MM-DD. */
  readonly today: () => string;
  /** Adds the counts to those stored before. */
  readonly store: (counted: readonly CountedUse[]) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

const FLUSH_EACH_MS = 60_000;

export function createTokenUse({ today, store, onFailure }: TokenUseOptions): TokenUse {
  let counts = new Map<string, CountedUse>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const countsOf = (tokenId: number, day: string): CountedUse => {
    const key = `${tokenId} ${day}`;
    let counted = counts.get(key);
    if (!counted) {
      counted = { tokenId, day, calls: 0, cost: 0, refusals: 0, deprecated: new Map() };
      counts.set(key, counted);
    }
    timer ??= setTimeout(() => void flush(), FLUSH_EACH_MS).unref();
    return counted;
  };

  const add = (to: CountedUse, from: Omit<CountedUse, 'tokenId' | 'day'>) => {
    to.calls += from.calls;
    to.cost += from.cost;
    to.refusals += from.refusals;
    for (const one of from.deprecated.values()) {
      const calls = (to.deprecated.get(one.field)?.calls ?? 0) + one.calls;
      to.deprecated.set(one.field, { ...one, calls });
    }
  };

  const flushOnce = async () => {
    clearTimeout(timer);
    timer = undefined;
    const due = [...counts.values()];
    counts = new Map();
    if (due.length === 0) return;
    try {
      await store(due);
    } catch (error) {
      for (const one of due) add(countsOf(one.tokenId, one.day), one);
      onFailure(error);
    }
  };
  const flush = () => (flushing = flushing.then(flushOnce));

  return {
    note(tokenId, { cost, isRefused, deprecated }) {
      add(countsOf(tokenId, today()), {
        calls: 1,
        cost,
        refusals: isRefused ? 1 : 0,
        deprecated: new Map(deprecated.map((one) => [one.field, { ...one, calls: 1 }])),
      });
    },
    flush,
  };
}

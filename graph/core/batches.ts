/** What is done for the ids of one batch. */
type Flush = (ids: readonly number[]) => Promise<void>;

/** Gathers what changes often, and does what must follow once for all that has gathered. */
export interface Batches {
  /** @param subject what the ids are of; the same object for the same kind */
  add(subject: object, id: number, flush: Flush): void;
  /** Resolves when all that has gathered is done. */
  settled(): Promise<void>;
}

interface BatchesOptions {
  /** What is added is done so much later at most, in ms. */
  readonly every: number;
  /** Later attempts wait so long, in ms. */
  readonly retryAfter: number;
  readonly onFailure: (error: unknown) => void;
}

/** How often batches are published, in ms, and after how long once more if that failed. */
export const BATCHES_APART = { every: 250, retryAfter: 1_000 } as const;

/** The same for what may take its time. */
export const SLOW_BATCHES_APART = { every: 60_000, retryAfter: 60_000 } as const;

/** So many ids are done at once; a transaction is short then. */
const MOST_AT_ONCE = 100;

interface Batch {
  readonly ids: Set<number>;
  flush: Flush;
}

export function createBatches({ every, retryAfter, onFailure }: BatchesOptions): Batches {
  let gathered = new Map<object, Batch>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  const add = (subject: object, id: number, flush: Flush, after = every) => {
    const batch = gathered.get(subject) ?? { ids: new Set(), flush };
    batch.ids.add(id);
    batch.flush = flush;
    gathered.set(subject, batch);
    timer ??= setTimeout(start, after).unref();
  };
  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    work = work.then(flushAll);
  };
  const flushAll = async () => {
    const batches = gathered;
    gathered = new Map();
    for (const [subject, { ids, flush }] of batches) {
      const all = [...ids];
      for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
        const part = all.slice(at, at + MOST_AT_ONCE);
        try {
          await flush(part);
        } catch (error) {
          onFailure(error);
          for (const id of part) add(subject, id, flush, retryAfter);
        }
      }
    }
  };

  return {
    add,
    settled() {
      start();
      return work;
    },
  };
}

/** Longest time that an event waits for others to share its write, in milliseconds. */
const LONGEST = 250;
/** Writing to a whole group may take this part of the time; a higher rate shares writes instead. */
const SHARE = 0.15;

export interface WindowOptions {
  /** Writes what has been collected. Its duration decides how soon the next write may follow. */
  readonly flush: () => void;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
  readonly schedule?: (run: () => void, delay: number) => () => void;
}

function scheduleByTimer(run: () => void, delay: number): () => void {
  if (delay <= 0) {
    // All that is published in one turn of the event loop shares the write at no cost in time.
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  }
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

/**
 * Decides when a group is written to. A calm group is written to in the same turn of the event loop; one whose
 * writes would take more than that part of the time is written to at longer intervals, up to 250 ms. The interval
 * follows from how long the last write took, so it fits the number of members and the speed of the machine.
 */
export class Window {
  readonly #flush: () => void;
  readonly #now: () => number;
  readonly #schedule: (run: () => void, delay: number) => () => void;
  #earliest = 0;
  #cancel: (() => void) | undefined;
  #waiting: (() => void)[] = [];

  constructor({ flush, now = () => performance.now(), schedule = scheduleByTimer }: WindowOptions) {
    this.#flush = flush;
    this.#now = now;
    this.#schedule = schedule;
  }

  /** Something is there to be written. */
  request(): void {
    this.#cancel ??= this.#schedule(() => this.flush(), this.#earliest - this.#now());
  }

  /** Resolves after the write that `request` scheduled. */
  flushed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Writes now. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const start = this.#now();
    this.#flush();
    this.#earliest = start + Math.min(LONGEST, (this.#now() - start) / SHARE);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Forgets what was requested. */
  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

import { percentile } from '../support/statistics.ts';

export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

/** Takes down how long what the crowd does takes, and what the server refused. */
export class Acts {
  #durations = new Map<string, number[]>();
  #refusals = new Map<string, number>();
  #open = new Set<Promise<void>>();

  /** Begins an act; its duration counts when it succeeds. */
  begin(name: string, act: () => Promise<unknown>): void {
    const started = performance.now();
    const done: Promise<void> = act()
      .then(
        () => this.note(name, performance.now() - started),
        (error: unknown) => this.refuse(`${name}: ${String(error)}`),
      )
      .finally(() => this.#open.delete(done));
    this.#open.add(done);
  }

  note(name: string, milliseconds: number): void {
    const durations = this.#durations.get(name);
    if (durations) durations.push(milliseconds);
    else this.#durations.set(name, [milliseconds]);
  }

  refuse(what: string): void {
    this.#refusals.set(what, (this.#refusals.get(what) ?? 0) + 1);
  }

  /** Waits for all that has begun, and counts from zero again. */
  async end() {
    while (this.#open.size > 0) await Promise.all(this.#open);
    const figures = [...this.#durations].map(([name, durations]): [string, Figures] => [
      name,
      {
        p50: percentile(durations, 0.5),
        p99: percentile(durations, 0.99),
        count: durations.length,
      },
    ]);
    const refusals = [...this.#refusals].map(([what, count]) => ({ what, count }));
    this.#durations = new Map();
    this.#refusals = new Map();
    return { figures: Object.fromEntries(figures), refusals };
  }
}

import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { builtUrl } from '../built-url.ts';

const STOP_WITHIN_MS = 5_000;
/** A crash recovery takes well under a second; a new thread that is silent for this long is replaced. */
const READY_WITHIN_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** Where the log of the engine goes. */
export interface EngineReport {
  /** It ended, or could not be restarted; the next attempt follows within seconds. */
  broke(reason: string): void;
  restarted(): void;
}

/** PGlite's name of a database without a folder. */
export const MEMORY = 'memory://';

/** Settles when the thread is ready, or with the reason why it can't be. `signal` ends the wait and the thread. */
function ready(worker: Worker, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`its thread ended with ${code}`));
    const giveUp = () => void worker.terminate();
    worker.once('error', reject);
    worker.once('exit', ended);
    worker.once('message', () => {
      worker.off('error', reject).off('exit', ended);
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/**
 * Runs the engine on a folder. When it crashes, as on a full disk, a new one replaces it: it recovers from its log as
 * after a power cut, so nothing that was acknowledged is lost. Until then nothing listens at the socket, and
 * connections are refused at once.
 */
export class EngineThread {
  readonly #directory: string;
  readonly #socketPath: string;
  readonly #report: EngineReport;
  readonly #stopping = new AbortController();
  #worker: Worker | undefined;
  #restarting: Promise<void> | undefined;

  constructor(directory: string, socketPath: string, report: EngineReport) {
    this.#directory = directory;
    this.#socketPath = socketPath;
    this.#report = report;
  }

  /** Resolves when the engine takes queries. */
  async start(signal = this.#stopping.signal): Promise<void> {
    await rm(this.#socketPath, { force: true });
    signal.throwIfAborted();
    const worker = new Worker(builtUrl(import.meta.url, './worker.ts', 'embedded-worker.js'), {
      // Flags of this process (test runners, --eval) are not meant for the thread.
      execArgv: [],
      // Its work is done outside of JavaScript's memory.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
      workerData: { dataDir: this.#directory, socketPath: this.#socketPath },
    });
    await ready(worker, signal);
    this.#worker = worker;
    let reason: string | undefined;
    worker.once('error', (error: Error) => (reason = error.message));
    worker.once('exit', (code) => {
      this.#worker = undefined;
      reason ??= `its thread ended with ${code}`;
      // An empty database in the place of what was in memory would be a lie.
      if (this.#directory === MEMORY) throw new Error(`The embedded database stopped: ${reason}`);
      this.#restarting = this.#restart(reason);
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    const worker = this.#worker;
    if (!worker) return;
    const gone = new Promise((resolve) => worker.removeAllListeners('exit').once('exit', resolve));
    const impatient = setTimeout(() => void worker.terminate(), STOP_WITHIN_MS);
    worker.postMessage('stop');
    await gone;
    clearTimeout(impatient);
  }

  async #restart(reason: string): Promise<void> {
    const { signal } = this.#stopping;
    this.#report.broke(reason);
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const fault = await this.#tryToStart();
      if (fault === undefined) return this.#report.restarted();
      this.#report.broke(fault);
    }
  }

  /** Why it could not be started. */
  #tryToStart(): Promise<string | undefined> {
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(READY_WITHIN_MS)]);
    return this.start(signal).then(
      () => undefined,
      (fault: unknown) => (fault as Error).message,
    );
  }
}

import { Worker } from 'node:worker_threads';

const START_WITHIN_MS = 20_000;

interface Reading {
  /** The code of the thread: it says that it has begun, then what it read. */
  readonly code: URL;
  readonly workerData: unknown;
  readonly patienceMs: number;
  readonly late: () => Error;
  /** The thread ended without a result: broken content, or too much memory. */
  readonly broken: () => Error;
}

/**
 * What a thread of its own reads from content of strangers. It has little memory and little time, so that a file made to
 * be slow or large delays no one.
 */
export async function readInThread<Result>(reading: Reading): Promise<Result> {
  const { code, workerData, patienceMs, late, broken } = reading;
  const worker = new Worker(code, {
    execArgv: [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<Result>((resolve, reject) => {
      const giveUp = () => reject(late());
      // The thread says when it has begun: what a busy machine takes to start it is no fault of the content.
      let timer = setTimeout(giveUp, START_WITHIN_MS);
      worker.once('message', () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, patienceMs);
        worker.once('message', resolve);
      });
      worker.once('error', () => reject(broken()));
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(broken());
      });
    });
  } finally {
    await worker.terminate();
  }
}

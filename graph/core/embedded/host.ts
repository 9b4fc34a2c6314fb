import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadUrl } from '../thread-url.ts';
import { takeLock } from './lock.ts';

const STOP_WITHIN_MS = 5_000;

/** Settles when the thread says it is ready, or with the reason why it can't be. */
function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) =>
      reject(new Error(`The embedded database did not start: ${error.message}`, { cause: error }));
    const ended = (code: number) => failed(new Error(`its thread ended with ${code}`));
    worker.once('error', failed);
    worker.once('exit', ended);
    worker.once('message', () => {
      worker.off('error', failed).off('exit', ended);
      resolve();
    });
  });
}

function stop(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => void worker.terminate(), STOP_WITHIN_MS);
    worker.removeAllListeners('exit').once('exit', () => {
      clearTimeout(impatient);
      resolve();
    });
    worker.postMessage('stop');
  });
}

export interface EmbeddedHost {
  /** Directory of the socket; give it to `pg` as the host. Only this user can enter it. */
  socketDir: string;
  close(): Promise<void>;
}

/**
 * Starts PGlite on `<dataDir>/database` (or in memory for `:memory:`) in a thread. Throws where another process
 * has the directory open. If the thread dies later, the process dies too: nothing works without its database.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedHost> {
  const inMemory = dataDir === ':memory:';
  const unlock = inMemory ? () => {} : takeLock(join(dataDir, 'database.lock'));
  let socketDir: string | undefined;
  const cleanUp = async () => {
    if (socketDir) await rm(socketDir, { recursive: true, force: true });
    unlock();
  };
  try {
    socketDir = await mkdtemp(join(tmpdir(), 'embedded-'));
    const directory = inMemory ? 'memory://' : join(dataDir, 'database');
    if (!inMemory) await mkdir(directory, { recursive: true });
    const worker = new Worker(threadUrl(import.meta.url, './worker.ts', 'embedded-worker.js'), {
      // Flags of this process (test runners, --eval) are not meant for the thread.
      execArgv: [],
      workerData: { dataDir: directory, socketPath: join(socketDir, '.s.PGSQL.5432') },
    });
    await ready(worker);
    worker.on('exit', (code) => {
      throw new Error(`The embedded database stopped with ${code}`);
    });
    return {
      socketDir,
      async close() {
        await stop(worker);
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

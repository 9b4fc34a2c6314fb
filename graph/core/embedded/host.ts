import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../start-error.ts';
import { threadUrl } from '../thread-url.ts';
import { takeLock } from './lock.ts';

const STOP_WITHIN_MS = 5_000;

/** PostgreSQL's mark of a folder that holds a database. */
const MARK = 'PG_VERSION';

/** The engine itself says no more than "Aborted()". */
const damaged = (directory: string, reason: string, cause?: Error) =>
  new StartError(
    `The embedded database in ${directory} is damaged, or was made by another version of the engine (${reason}). Restore the folder from a backup, or move it away to start with an empty one.`,
    { cause },
  );

/** Settles when the thread says it is ready, or with what `fault` makes of the reason why it can't be. */
function ready(worker: Worker, fault: (cause: Error) => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(fault(error));
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
    const found = inMemory ? [] : await readdir(directory);
    // Without the mark the engine would wait for ever.
    if (found.length > 0 && !found.includes(MARK)) throw damaged(directory, `no ${MARK}`);
    const worker = new Worker(threadUrl(import.meta.url, './worker.ts', 'embedded-worker.js'), {
      // Flags of this process (test runners, --eval) are not meant for the thread.
      execArgv: [],
      workerData: { dataDir: directory, socketPath: join(socketDir, '.s.PGSQL.5432') },
    });
    await ready(worker, (cause) =>
      found.length > 0
        ? damaged(directory, cause.message, cause)
        : new Error(`The embedded database did not start: ${cause.message}`, { cause }),
    );
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

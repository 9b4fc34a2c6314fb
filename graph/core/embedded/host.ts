import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { takeLock } from './lock.ts';
import { type EngineReport, EngineThread, MEMORY } from './thread.ts';

/** The file by which PostgreSQL recognizes the folder of a database. */
const MARK = 'PG_VERSION';

/** The engine itself says no more than "Aborted()". */
const damaged = (directory: string, reason: string, cause?: Error) =>
  new StartError(
    `The embedded database in ${directory} is damaged, or was made by another version of the engine (${reason}). Restore the folder from a backup, or move it away to start with an empty one.`,
    { cause },
  );

export interface EmbeddedHost {
  /** Directory of the socket; give it to `pg` as the host. Only this user can enter it. */
  socketDir: string;
  close(): Promise<void>;
}

/**
 * Starts PGlite on `<dataDir>/database` (or in memory for `:memory:`) in a thread. Throws where another process
 * has the directory open. `report` is called when the engine breaks later.
 */
export async function startEmbedded(dataDir: string, report: EngineReport): Promise<EmbeddedHost> {
  const inMemory = dataDir === ':memory:';
  const socketDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  let unlock = () => {};
  const cleanUp = async () => {
    await rm(socketDir, { recursive: true, force: true });
    unlock();
  };
  try {
    if (!inMemory) unlock = takeLock(join(dataDir, 'database.lock'), socketDir);
    const directory = inMemory ? MEMORY : join(dataDir, 'database');
    if (!inMemory) await mkdir(directory, { recursive: true });
    const found = inMemory ? [] : await readdir(directory);
    // Without that file the engine would wait for ever.
    if (found.length > 0 && !found.includes(MARK)) throw damaged(directory, `no ${MARK}`);
    const thread = new EngineThread(directory, join(socketDir, '.s.PGSQL.5432'), report);
    await thread.start().catch((fault: unknown) => {
      const cause = fault as Error;
      throw found.length > 0
        ? damaged(directory, cause.message, cause)
        : new Error(`The embedded database did not start: ${cause.message}`, { cause });
    });
    return {
      socketDir,
      async close() {
        await thread.stop();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

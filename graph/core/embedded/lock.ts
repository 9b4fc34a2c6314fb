import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** Identifies a process, even if a later one gets the same number (containers reuse low numbers). */
interface Owner {
  pid: number;
  /** Boot and start time of the process on Linux; else null. */
  started: string | null;
  /** Where the process can be reached by others of the same user. */
  socketDir?: string;
}

/** Another process uses the directory. */
export class DirectoryInUseError extends StartError {
  readonly pid: number;
  /** Where that process can be reached; undefined where it can’t. */
  readonly socketDir: string | undefined;

  constructor(file: string, { pid, socketDir }: Owner) {
    super(
      `The embedded database is in use by process ${pid} (${file}). Stop that process, or use PostgreSQL (DATABASE_URL) for more than one.`,
    );
    this.pid = pid;
    this.socketDir = socketDir;
  }
}

function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain anything; the start time is the 20th after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function ownerIn(content: string): Owner | undefined {
  try {
    const owner = JSON.parse(content) as Owner;
    return Number.isInteger(owner.pid) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock file for this process, also from one that was killed, and returns a function that releases it. Throws
 * a DirectoryInUseError that names the owner. @param socketDir where others of the same user can reach this process. PGlite itself accepts a second process on its directory and then loses
 * rows.
 */
export function takeLock(file: string, socketDir?: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const owner: Owner = {
    ...{ pid: process.pid, started: startOf(process.pid) },
    ...(socketDir !== undefined && { socketDir }),
  };
  const mine = JSON.stringify(owner);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, mine);
  try {
    for (;;) {
      try {
        // A link appears with its content or not at all, and fails where the name is taken.
        linkSync(own, file);
        return () => {
          if (read(file) === mine) rmSync(file, { force: true });
        };
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const found = read(file);
      if (found === undefined) continue;
      const other = ownerIn(found);
      if (other && isAlive(other)) throw new DirectoryInUseError(file, other);
      setAside(file, found);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a stale lock. Of several processes that found it, one gets the rename; the others look again. */
function setAside(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    // If another process replaced it between the check and the rename, it was not stale and goes back.
    if (read(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A folder of a machine that knows nothing of this project but what one has installed there from npm. */
export interface Stranger {
  /** Runs a file of that name and text: shell commands, JavaScript and TypeScript in Node, or Python. */
  run(name: string, text: string, env?: Readonly<Record<string, string>>): Promise<Run>;
  leave(): Promise<void>;
}

/** A program that runs. */
interface Run {
  /** Its next line; what it said when it ends before. */
  line(): Promise<string>;
  stop(): Promise<void>;
}

// Symlinks are not resolved, or the packages of this project would be found behind them.
const NODE = [
  process.execPath,
  '--preserve-symlinks',
  '--disable-warning=ExperimentalWarning',
] as const;

/** What runs a file, by its ending; the shell runs all others. */
const COMMANDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '.mjs': NODE,
  '.ts': NODE,
  '.py': ['python3'],
};

const modules = resolve(import.meta.dirname, '../../../node_modules');

export async function stranger(...packages: readonly string[]): Promise<Stranger> {
  const folder = await mkdtemp(join(tmpdir(), 'orange-stranger-'));
  for (const name of packages) {
    const at = join(folder, 'node_modules', name);
    await mkdir(dirname(at), { recursive: true });
    await symlink(join(modules, name), at);
  }
  return {
    async run(name, text, env = {}) {
      const file = join(folder, basename(name));
      await writeFile(file, text);
      const [program, ...args] = COMMANDS[extname(name)] ?? ['sh'];
      return running(
        spawn(program, [...args, file], {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'pipe'],
          // A group of its own, which ends together: a shell doesn't take its commands along.
          detached: true,
          env: { PATH: process.env.PATH, HOME: folder, ...env },
        }),
      );
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}

function running(child: ChildProcess): Run {
  const said: string[] = [];
  child.stderr!.on('data', (words: Buffer) => said.push(words.toString()));
  const gone = new Promise<void>((ended) => child.once('close', () => ended()));
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
  return {
    async line() {
      const next = await lines.next();
      if (!next.done) return next.value;
      await gone;
      throw new Error(`It ended with ${child.exitCode}: ${said.join('')}`);
    },
    async stop() {
      try {
        process.kill(-child.pid!);
      } catch {
        // It has ended by itself.
      }
      await gone;
    },
  };
}

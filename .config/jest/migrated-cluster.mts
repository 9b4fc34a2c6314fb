import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isPackaged } from '../../graph/testing/servers/postgres-programs.ts';

const root = resolve(import.meta.dirname, '../..');

/** What the migrated database is made from; the lock file names the version of PostgreSQL and of the job queue. */
const SOURCES = [
  'migrations/**/*.ts',
  'graph/testing/servers/{postgres-programs,throwaway-servers}.ts',
  'package-lock.json',
];

/** Where the files of a PostgreSQL that has the migrated database are, or will be. */
export function clusterFolder(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${isPackaged}`);
  for (const file of globSync(SOURCES, { cwd: root }).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return join(root, 'node_modules/.cache/test-databases', hash.digest('hex').slice(0, 16));
}

/** Copies the files of a running server without writers; the copy recovers from them as from a power cut. */
export function rememberCluster(cluster: string, folder: string): void {
  rmSync(dirname(folder), { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  // Renamed when it is whole, so that an interrupted run leaves no half of one behind.
  const draft = `${folder}.${process.pid}`;
  cpSync(cluster, draft, {
    recursive: true,
    filter: (file) => !/postmaster\.(pid|opts)$/.test(file),
  });
  // Another run of the tests may have been there first.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

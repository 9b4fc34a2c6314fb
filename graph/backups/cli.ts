/**
 * backup <file>    write everything the site stores into one file, also while it serves
 * check <file>     read a backup whole, and say what is in it
 * restore <file>   restore a backup into an empty place
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { machineClock } from '../core/clock.ts';
import { DirectoryInUseError } from '../core/embedded/lock.ts';
import { type Env, readEnv } from '../core/env.ts';
import { writeWhole } from './backup-file.ts';
import { askForBackup } from './backup-socket.ts';
import { BackupError, contentsOf } from './manifest.ts';
import { onSite } from './on-site.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

async function backUp(file: string, env: Env): Promise<string> {
  await writeWhole(file, async (to) => {
    try {
      await onSite(env, ({ orm, files }) =>
        writeBackup({ em: orm.em, files, now: machineClock.now(), dataDir: env.dataDir }, to),
      );
    } catch (error) {
      if (!(error instanceof DirectoryInUseError) || !error.socketDir) throw error;
      await askForBackup(error.socketDir, to);
    }
  });
  return `Backed up ${await check(file)}`;
}

async function check(file: string): Promise<string> {
  const backup = await openBackup(file);
  backup.close();
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const { createdAt, version } = backup.manifest;
  return `${contentsOf(backup.manifest)} as of ${createdAt} (version ${version}, ${megabytes} MB): ${file}`;
}

async function restore(file: string, env: Env): Promise<string> {
  const backup = await openBackup(file);
  try {
    await onSite(env, (place) => restoreBackup(place, backup));
  } finally {
    backup.close();
  }
  return `Restored ${contentsOf(backup.manifest)} as of ${backup.manifest.createdAt}.`;
}

const COMMANDS: Readonly<Record<string, (file: string, env: Env) => Promise<string>>> = {
  backup: backUp,
  check,
  restore,
};

const [command = '', file] = process.argv.slice(2);
try {
  const run = COMMANDS[command];
  if (!run || !file) throw new BackupError(`Name a file: npm run ${command || 'backup'} -- FILE`);
  // npm runs scripts in the folder of the package.
  console.log(await run(resolve(process.env.INIT_CWD ?? '.', file), readEnv()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

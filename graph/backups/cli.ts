/**
 * backup <file>    write everything the site stores into one file, also while it serves
 * check <file>     read a backup whole, and say what is in it
 * restore <file>   restore a backup into an empty place
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '../core/database/database.ts';
import { DirectoryInUseError } from '../core/embedded/lock.ts';
import { type Env, readEnv } from '../core/env.ts';
import { createFiles, type Files } from '../core/files/files.ts';
import { createOrm } from '../orm.ts';
import { writeWhole } from './backup-file.ts';
import { askForBackup } from './backup-socket.ts';
import { BackupError, contentsOf } from './manifest.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

type Orm = ReturnType<typeof createOrm>;

/** Works on the database and the files of the environment, and closes them. */
async function onSite<Result>(
  { databaseUrl, dataDir, storageUrl }: Env,
  work: (site: { orm: Orm; files: Files }) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    const orm = createOrm(database.connection);
    try {
      const files = await createFiles({ dataDir, storageUrl });
      return await database.unhurried(() => work({ orm, files }));
    } finally {
      await orm.close();
    }
  } finally {
    await database.close();
  }
}

async function backUp(file: string, env: Env): Promise<string> {
  await writeWhole(file, async (to) => {
    try {
      await onSite(env, ({ orm, files }) =>
        writeBackup({ em: orm.em, files, now: new Date() }, to),
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

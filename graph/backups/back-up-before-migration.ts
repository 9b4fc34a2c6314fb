import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { pendingMigrations } from '../../migrations/run.ts';
import type { Clock } from '../core/clock.ts';
import type { Env } from '../core/env.ts';
import { createFiles } from '../core/files/files.ts';
import { StartError } from '../core/start-error.ts';
import { keepBackup, rotate } from './kept-backups.ts';

/** Writes a backup of a database that this version is about to migrate. Without it the site does not start. */
export async function backUpBeforeMigration(
  orm: MikroORM,
  env: Env,
  { clock, logger }: { readonly clock: Clock; readonly logger: Pick<Logger, 'info'> },
): Promise<void> {
  const { backupDir: folder, backupsKept: keep } = env;
  const pending = await pendingMigrations(orm);
  if (keep === 0 || pending.length === 0) return;
  const occasion = 'before-migration';
  try {
    const files = await createFiles(env);
    const file = await keepBackup(
      { em: orm.em, files, now: clock.now(), dataDir: env.dataDir },
      { folder, occasion },
    );
    await rotate(folder, { occasion, keep, broken: new Map() });
    logger.info({ file, migrations: pending }, 'Backed up before a migration');
  } catch (error) {
    throw new StartError(
      `The backup before the migration could not be written to ${folder} (${(error as Error).message}). Make room there, set BACKUP_DIR to another folder, or BACKUPS=0 to migrate without one.`,
      { cause: error },
    );
  }
}

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { migrate } from '../../migrations/run.ts';
import { backUpBeforeMigration } from '../backups/back-up-before-migration.ts';
import { type Clock, machineClock } from '../core/clock.ts';
import { type Database, openDatabase } from '../core/database/database.ts';
import { usePipelines } from '../core/database/pipelines.ts';
import type { Env } from '../core/env.ts';
import { createOrm } from '../orm.ts';

/** The database behind its entities. */
export interface Storage {
  readonly kind: Database['kind'];
  readonly orm: MikroORM;
  /** Where other processes of the same user find this one; absent for a server. */
  readonly socketDir: string | undefined;
  close(): Promise<void>;
}

interface StorageOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly clock?: Clock | undefined;
  /** Milliseconds that the database is waited for. */
  readonly patienceMs?: number | undefined;
}

/** Opens the database, and brings its tables to this version. */
export async function openStorage({
  env,
  logger,
  clock = machineClock,
  patienceMs,
}: StorageOptions): Promise<Storage> {
  const database = await openDatabase({
    url: env.databaseUrl,
    dataDir: env.dataDir,
    patienceMs,
    engineReport: {
      broke: (reason) => logger.error({ reason }, 'The embedded database crashed; restarting it'),
      restarted: () => logger.warn('The embedded database is back'),
    },
  });
  const orm = createOrm(database.connection);
  await database.unhurried(async () => {
    await backUpBeforeMigration(orm, env, { clock, logger });
    await migrate(orm);
  });
  const pipelines = database.pipelines?.();
  if (pipelines) usePipelines(orm.em, pipelines);
  return {
    kind: database.kind,
    orm,
    socketDir: database.socketDir,
    async close() {
      await orm.close();
      await database.close();
    },
  };
}

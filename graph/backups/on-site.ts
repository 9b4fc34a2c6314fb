import type { MikroORM } from '@mikro-orm/postgresql';
import { openDatabase } from '../core/database/database.ts';
import type { Env } from '../core/env.ts';
import { createFiles, type Files } from '../core/files/files.ts';
import { createOrm } from '../orm.ts';

/** Where a site has its rows and its pictures. */
export type Place = Pick<Env, 'databaseUrl' | 'dataDir' | 'storageUrl'>;

/** Works on the database and the files of a site that does not run, and closes them. */
export async function onSite<Result>(
  { databaseUrl, dataDir, storageUrl }: Place,
  work: (site: { orm: MikroORM; files: Files }) => Promise<Result>,
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

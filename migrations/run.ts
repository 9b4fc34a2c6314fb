import type { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '../graph/core/start-error.ts';
import { migrationsList } from './list.ts';

/** Any number, the same for every node of the site. */
const LOCK = 7_305_420_110;

/**
 * Brings the database up to date and returns the names of the migrations that ran (none: it was). One
 * transaction: all or nothing. Refuses a database that knows a migration which this build does not. Nodes that start together take turns; the later ones find nothing to do.
 */
export async function migrate(orm: MikroORM, list = migrationsList): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    // A node may wait here for another's long migration, so the limit of ordinary queries does not apply.
    await em.execute('set local statement_timeout = 0');
    await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
    await em.execute(
      'create table if not exists migrations (name text primary key, executed_at timestamptz(3) not null default now())',
    );
    const executed = await em.execute<{ name: string }[]>('select name from migrations');
    const names = new Set(executed.map((row) => row.name));
    const known = new Set(
      list.map((Known) => new Known(em.getDriver(), orm.config).name ?? Known.name),
    );
    const unknown = [...names].filter((name) => !known.has(name)).sort();
    if (unknown.length > 0) throw newerDatabase(unknown);
    const ran: string[] = [];
    for (const Pending of list) {
      const migration = new Pending(em.getDriver(), orm.config);
      const name = migration.name ?? Pending.name;
      if (names.has(name)) continue;
      migration.setTransactionContext(em.getTransactionContext());
      await migration.up();
      for (const query of migration.getQueries()) {
        if (typeof query !== 'string')
          throw new Error(`${name}: only SQL text is allowed in a migration`);
        await em.execute(query);
      }
      await em.execute('insert into migrations (name) values (?)', [name]);
      ran.push(name);
    }
    return ran;
  });
}

const newerDatabase = (unknown: readonly string[]) =>
  new StartError(
    `The database was migrated by a newer version of the site (unknown here: ${unknown.join(', ')}). Start that version or a later one, or restore a backup that was made before its migration.`,
  );

/** What this build has to do to a database that an older one has made; nothing to do to an empty one. */
export async function pendingMigrations(orm: MikroORM, list = migrationsList): Promise<string[]> {
  const em = orm.em.fork();
  const [found] = await em.execute<{ there: string | null }[]>(
    `select to_regclass('migrations')::text as there`,
  );
  if (!found!.there) return [];
  const executed = await em.execute<{ name: string }[]>('select name from migrations');
  const names = new Set(executed.map(({ name }) => name));
  if (names.size === 0) return [];
  return list
    .map((Known) => new Known(em.getDriver(), orm.config).name ?? Known.name)
    .filter((name) => !names.has(name));
}

/** True when every migration of this build has run. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const [row] = await orm.em
    .fork()
    .execute<{ count: number }[]>('select count(*)::int as count from migrations');
  return row!.count >= migrationsList.length;
}

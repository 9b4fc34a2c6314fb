import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { migrationsList } from '../../migrations/list.ts';
import { migrate } from '../../migrations/run.ts';
import type { Files } from '../core/files/files.ts';
import { BackupError } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import {
  beginUnhurried,
  linesOf,
  migrationsIn,
  type Table,
  tableHash,
  tablesIn,
} from './table-rows.ts';

interface Place {
  readonly orm: MikroORM;
  readonly files: Pick<Files, 'save'>;
}

/**
 * Restores a backup into an empty place, and brings its tables to this version. All rows come in one transaction, which
 * ends only if every table equals the one in the backup; until then the place stays empty. Pictures come before the
 * rows that name them, so that it can be done again after a crash. Returns the names of the migrations that ran after it.
 */
export async function restoreBackup(
  { orm, files }: Place,
  { manifest, lines, picture }: Backup,
): Promise<string[]> {
  const nameOf = (Known: (typeof migrationsList)[number]) =>
    new Known(orm.em.getDriver(), orm.config).name ?? Known.name;
  const known = new Set(migrationsList.map(nameOf));
  const had = new Set(manifest.migrations);
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new BackupError(
      'A newer version of the site wrote this backup. Restore it with that version.',
    );
  await requireEmpty(orm.em.fork());
  for (const { name } of manifest.pictures) await files.save(name, await picture(name));
  await migrate(
    orm,
    migrationsList.filter((each) => had.has(nameOf(each))),
  );
  await orm.em.fork().transactional(async (tx) => {
    await beginUnhurried(tx);
    const tables = await tablesIn(tx);
    const wanted = new Map(manifest.tables.map((table) => [table.name, table]));
    for (const table of tables) {
      const { name } = table;
      const expected = wanted.get(name);
      if (!expected) throw new BackupError(`The backup lacks the table ${name}.`);
      await fillTable(tx, table, lines(name));
      const hash = tableHash();
      for await (const some of linesOf(tx, table)) hash.add(some);
      if (hash.end().sha256 !== expected.sha256)
        throw new BackupError(
          `The rows of ${name} would not be the same here. Nothing was changed.`,
        );
    }
    if (tables.length < wanted.size)
      throw new BackupError('The backup has tables that are unknown.');
  });
  return migrate(orm);
}

/** Throws where the database has rows already. */
async function requireEmpty(em: EntityManager): Promise<void> {
  const hasTables = (await migrationsIn(em)).length > 0;
  for (const { name } of hasTables ? await tablesIn(em) : []) {
    const [row] = await em.execute<{ isEmpty: boolean }[]>(
      `select not exists (select 1 from "${name}") as "isEmpty"`,
    );
    if (!row!.isEmpty)
      throw new BackupError(
        'This database already has data. Restore into an empty one: another DATABASE_URL, or another DATA_DIR.',
      );
  }
}

/** Fills an empty table with rows as they were: nothing is counted or changed by triggers along the way. */
async function fillTable(
  tx: EntityManager,
  { name, key }: Table,
  pages: AsyncIterable<string[]>,
): Promise<void> {
  await tx.execute(`alter table "${name}" disable trigger user`);
  for await (const page of pages)
    await tx.execute(
      `insert into "${name}" select * from jsonb_populate_recordset(null::"${name}", ?::jsonb)`,
      [`[${page.join(',')}]`],
    );
  await tx.execute(`alter table "${name}" enable trigger user`);
  for (const column of key)
    // The next id is above those that are there; a key without a sequence has none.
    await tx.execute(
      `select setval(s.name, greatest(coalesce((select max("${column}")::text::bigint from "${name}"), 0), 1),
         exists (select 1 from "${name}"))
       from (select pg_get_serial_sequence('public.${name}', '${column}') as name) s where s.name is not null`,
    );
}

import { randomUUID } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { type Database, openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { migrationsList } from './list.ts';
import { StartError } from '../graph/core/start-error.ts';
import { isMigrated, migrate } from './run.ts';

const ALL = migrationsList.length;

async function onServer(sql: string) {
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Empty databases of both kinds, and how to be rid of them. */
const engines = {
  PostgreSQL: async (): Promise<Database> => {
    const name = `empty_${randomUUID().replaceAll('-', '')}`;
    await onServer(`create database ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = name;
    const database = await openDatabase({ url: url.href, dataDir: 'unused' });
    return { ...database, close: () => onServer(`drop database ${name} with (force)`) };
  },
  // Three starts wait for its one connection here, as nowhere else.
  embedded: (): Promise<Database> => openDatabase({ dataDir: ':memory:', patienceMs: 60_000 }),
};

/** What the catalogue says about the tables, apart from the ways in which versions of PostgreSQL word it. */
async function catalogue(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ line: string }[]>(`
    select concat_ws(' ', table_name, column_name, data_type, character_maximum_length, numeric_precision,
      numeric_scale, datetime_precision, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
    union all select extname from pg_extension
  `);
  return rows.map((row) => row.line).sort();
}

const catalogues: string[][] = [];

describe.each(Object.entries(engines))('%s', (_engine, empty) => {
  let database: Database;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await empty();
    orm = createOrm(database.connection);
  });
  afterAll(async () => {
    await orm.close();
    await database.close();
  });

  test('run once when three start together, and then no more', async () => {
    const others =
      database.kind === 'embedded' ? [orm, orm] : [1, 2].map(() => createOrm(database.connection));
    const runs = await database.unhurried(() =>
      Promise.all([orm, ...others].map((node) => migrate(node))),
    );
    await Promise.all(others.filter((other) => other !== orm).map((other) => other.close()));
    expect(runs.map((ran) => ran.length).sort()).toEqual([0, 0, ALL]);
    expect(await migrate(orm)).toEqual([]);
    expect(await isMigrated(orm)).toBe(true);
  });

  test('leave nothing for the entities to add or remove', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  test('a migration that fails half-way leaves no trace, and runs when it is mended', async () => {
    const seats = (second: string) =>
      class extends Migration {
        override name = 'seats';
        override up() {
          this.addSql('create table seats (id int)');
          this.addSql(second);
        }
      };
    await expect(migrate(orm, [...migrationsList, seats('create nonsense')])).rejects.toThrow(
      'syntax error',
    );
    expect(await migrate(orm, [...migrationsList, seats('insert into seats values (1)')])).toEqual([
      'seats',
    ]);
    await orm.em.fork().execute('drop table seats');
    catalogues.push(await catalogue(orm));
  });

  test('a database that a newer version has migrated is refused, and stays as it is', async () => {
    const start = () => migrate(orm, migrationsList.slice(0, -1));
    const newest = await orm.em
      .fork()
      .execute<{ name: string }[]>("delete from migrations where name = 'seats' returning name");
    expect(newest).toHaveLength(1);
    await expect(start()).rejects.toThrow(StartError);
    await expect(start()).rejects.toThrow(
      /^The database was migrated by a newer version of the site \(unknown here: 00\d\d-[a-z-]+\)\. Start that version or a later one, or restore a backup that was made before its migration\.$/,
    );
    expect(await isMigrated(orm)).toBe(true);
    expect(await migrate(orm)).toEqual([]);
  });
});

test('both databases end up with the same tables', () => {
  expect(catalogues).toHaveLength(2);
  expect(catalogues[0]).toEqual(catalogues[1]);
});

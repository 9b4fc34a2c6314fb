import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/*
 * The tables as the database itself lists them, not as the entities do: what a migration made and no entity knows is part
 * of a backup, too. The catalog of PostgreSQL has no types that the builder knows.
 */

export interface Table {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/** The list of migrations is in the manifest. */
const MIGRATIONS = 'migrations';

/** All tables, those that others refer to before these. */
export async function tablesIn(em: EntityManager): Promise<Table[]> {
  const tables = await em.execute<Table[]>(
    `select c.relname as name, array(
       select a.attname::text from pg_index i
       cross join unnest(i.indkey) with ordinality k(number, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
       where i.indrelid = c.oid and i.indisprimary order by k.place) as key
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     and c.relname <> ? order by c.relname`,
    [MIGRATIONS],
  );
  const references = await em.execute<{ from: string; to: string }[]>(
    `select f.relname as "from", t.relname as "to" from pg_constraint x
     join pg_class f on f.oid = x.conrelid join pg_class t on t.oid = x.confrelid
     where x.contype = 'f' and x.conrelid <> x.confrelid and f.relnamespace = 'public'::regnamespace`,
  );
  const sorted: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other: ${[...left.keys()].join()}`);
    for (const table of free) left.delete(table.name);
    sorted.push(...free);
  }
  return sorted;
}

/** The migrations that the database has had, in their order; none in an empty database. */
export async function migrationsIn(em: EntityManager): Promise<string[]> {
  const [found] = await em.execute<{ isThere: boolean }[]>(
    `select to_regclass('public.${MIGRATIONS}') is not null as "isThere"`,
  );
  if (!found!.isThere) return [];
  const rows = await em.execute<{ name: string }[]>(`select name from ${MIGRATIONS} order by name`);
  return rows.map(({ name }) => name);
}

/** Rows that are in memory at a time. */
const PAGE = 500;

/**
 * Each row of a table as a line of JSON in the order of its key, page by page, within the transaction. The lines are the
 * same on every engine, so that their hash shows whether two tables are equal.
 */
export async function* linesOf(tx: EntityManager, { name, key }: Table): AsyncGenerator<string[]> {
  const order = key.map((column) => `"${column}"`).join(', ');
  await tx.execute(
    `declare backup_rows no scroll cursor for
     select to_jsonb(t)::text as line from "${name}" t order by ${order}`,
  );
  for (;;) {
    const page = await tx.execute<{ line: string }[]>(`fetch ${PAGE} from backup_rows`);
    if (page.length > 0) yield page.map(({ line }) => line);
    if (page.length < PAGE) break;
  }
  await tx.execute('close backup_rows');
}

/** Counts and hashes lines as they come. */
export function tableHash() {
  const sha256 = createHash('sha256');
  let rows = 0;
  return {
    add(lines: readonly string[]) {
      rows += lines.length;
      for (const line of lines) sha256.update(line).update('\n');
    },
    end: () => ({ rows, sha256: sha256.digest('hex') }),
  };
}

/** In UTC, and without the limits that are meant for requests. */
export async function beginUnhurried(tx: EntityManager): Promise<void> {
  await tx.execute(`set local time zone 'UTC'`);
  await tx.execute('set local statement_timeout = 0');
  await tx.execute('set local idle_in_transaction_session_timeout = 0');
}

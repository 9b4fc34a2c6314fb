import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { DomainError } from '../errors.ts';
import { rowsOf } from '../database/rows.ts';

/** Behind which row a page begins: named by its id, or by its cursor, which also holds when the row is gone. */
export interface After {
  readonly after?: number | null | undefined;
  readonly cursor?: string | null | undefined;
}

const UNKNOWN = 'This cursor is not one of this list.';
const ONE_OF_BOTH = 'Give after or cursor, not both.';

export const aRowId = z.int32();
export const anInstant = z.iso.datetime();

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Cursors of a list: opaque text that carries what the list is sorted by, so that no row must be there to go on. */
export function defineCursor<Key extends readonly unknown[]>(
  list: string,
  shape: z.ZodMiniType<Key, Key>,
) {
  return {
    of: (...key: Key): string => Buffer.from(JSON.stringify([list, ...key])).toString('base64url'),
    read(cursor: string): Key {
      const [name, ...rest] = z.array(z.unknown()).safeParse(parsed(cursor)).data ?? [];
      const key = shape.safeParse(rest);
      if (name !== list || !key.success) throw new DomainError('BAD_USER_INPUT', UNKNOWN);
      return key.data;
    },
  };
}

export function requireOneOf({ after, cursor }: After): void {
  if (after != null && cursor != null) throw new DomainError('BAD_USER_INPUT', ONE_OF_BOTH);
}

export const notOfThisList = () => new DomainError('BAD_USER_INPUT', UNKNOWN);

interface TimeList {
  readonly table: string;
  /** The moment that the list is sorted by, newest first; then by id. */
  readonly column: string;
  /** Moment and id out of a cursor. */
  readonly place: (cursor: string) => readonly [at: string, id: number];
}

/**
 * The condition for what is older than a row. Where only an id is known and its row is gone, the page goes on by id:
 * the moment went with the row.
 */
export async function olderThan(
  em: EntityManager,
  { table, column, place }: TimeList,
  page: After,
): Promise<RawBuilder<unknown>> {
  requireOneOf(page);
  const { after, cursor } = page;
  const older = (at: string, id: number) =>
    sql`and (${sql.ref(column)}, id) < (${at}::timestamptz, ${id}::int)`;
  if (cursor != null) return older(...place(cursor));
  if (after == null) return sql``;
  const [row] = await rowsOf(
    em,
    sql<{
      at: string | null;
    }>`select ${sql.ref(column)} as at from ${sql.table(table)} where id = ${after}`,
  );
  return row?.at ? older(row.at, after) : sql`and id < ${after}`;
}

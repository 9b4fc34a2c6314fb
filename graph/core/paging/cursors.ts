import type { EntityManager } from '@mikro-orm/postgresql';
import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Slots, statement } from '../database/rows.ts';
import { refuse } from '../errors.ts';

/** The row after which a page begins, named by its id or by its cursor, which also works when the row was deleted. */
export interface After {
  readonly after?: number | null | undefined;
  readonly cursor?: string | null | undefined;
}

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
      if (name !== list || !key.success) throw refuse('cursor.unknown');
      return key.data;
    },
  };
}

export function requireOneOf({ after, cursor }: After): void {
  if (after != null && cursor != null) throw refuse('cursor.twice');
}

export const notOfThisList = () => refuse('cursor.unknown');

interface TimeList {
  /** The moment that the list is sorted by, newest first, then by id; read from the row itself. */
  readonly at: (slots: Slots<{ after: number }>) => Compilable<{ at: string | null }>;
  /** Moment and id out of a cursor. */
  readonly place: (cursor: string) => readonly [at: string, id: number];
}

/** Where a page begins, for `isBefore`. */
export interface Start {
  readonly at: string;
  readonly id: number;
  readonly below: number;
}

export const ABOVE_ALL_IDS = 2 ** 31 - 1;
const TOP: Start = { at: 'infinity', id: 0, below: ABOVE_ALL_IDS };

/** A list that is sorted by a moment, and where its pages begin. */
export function defineTimeList({ at, place }: TimeList) {
  const momentOf = statement(at);
  /** When only an id is known and its row was deleted, the page continues by id, because the row's time is unknown. */
  return async (em: EntityManager, page: After): Promise<Start> => {
    requireOneOf(page);
    const { after, cursor } = page;
    const startAt = (at: string, id: number) => ({ at, id, below: ABOVE_ALL_IDS });
    if (cursor != null) return startAt(...place(cursor));
    if (after == null) return TOP;
    const [row] = await momentOf(em, { after });
    return row?.at ? startAt(row.at, after) : { ...TOP, below: after };
  };
}

/** The condition for the rows of a page: `at` and `id` of the row come before its start. */
export const isBefore = (
  at: Expression<string | null>,
  id: Expression<number>,
  start: Slots<Start>,
): RawBuilder<boolean> =>
  sql`(${at}, ${id}) < (${start.at}, ${start.id}) and ${id} < ${start.below}`;

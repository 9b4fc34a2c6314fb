import type { EntityManager } from '@mikro-orm/postgresql';
import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Slots, statement } from '../database/rows.ts';
import { refuse } from '../errors.ts';

export const aRowId = z.int32();
export const anInstant = z.iso.datetime();

/** The lists that have cursors. One of a list is refused by all others. */
export type ListName =
  | 'articleAnalytics'
  | 'articles'
  | 'auditTrail'
  | 'board'
  | 'breakingNews'
  | 'checkIns'
  | 'comments'
  | 'contactSubmissions'
  | 'chat'
  | 'gameChat'
  | 'importPosts'
  | 'leagueMessages'
  | 'managedShows'
  | 'moderationQueue'
  | 'myQuestions'
  | 'newsletters'
  | 'photoComments'
  | 'photos'
  | 'playLog'
  | 'plays'
  | 'questionQueue'
  | 'questions'
  | 'removedPosts'
  | 'reports'
  | 'sanctions'
  | 'search'
  | 'seasonBoard'
  | 'securityEvents'
  | 'shows'
  | 'subscribers'
  | 'users';

const textOf = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

const placeIn = (cursor: string): readonly unknown[] => {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(json) ? json : [];
  } catch {
    return [];
  }
};

/** Cursors of a list: opaque text that carries what the list is sorted by, so that no row must be there to go on. */
export function defineCursor<Key extends readonly unknown[]>(
  list: ListName,
  shape: z.ZodMiniType<Key, Key>,
) {
  return {
    list,
    of: (...key: Key): string => textOf([list, ...key]),
    read(cursor: string): Key {
      const [name, ...rest] = placeIn(cursor);
      const key = shape.safeParse(rest);
      if (name !== list || !key.success) throw notOfThisList();
      return key.data;
    },
  };
}

/** A cursor that knows the id alone, for REST, whose pages begin after an id. */
export const cursorOfId = (list: ListName, id: number): string => textOf([list, id]);

/** The id in a cursor of `cursorOfId`; undefined for any other. */
export function idIn(list: ListName, cursor: string): number | undefined {
  const [name, id, ...rest] = placeIn(cursor);
  return name === list && rest.length === 0 ? aRowId.safeParse(id).data : undefined;
}

const SKIP = 'skip';

/** A cursor that knows only how many come before it, for REST, whose pages may begin at an offset. */
export const cursorOfSkip = (list: ListName, skip: number): string => textOf([list, SKIP, skip]);

/** How many a cursor of `cursorOfSkip` skips; undefined for any other. */
export function skipIn(list: ListName, cursor: string): number | undefined {
  const [name, kind, skip] = placeIn(cursor);
  return name === list && kind === SKIP
    ? z.int32().check(z.nonnegative()).safeParse(skip).data
    : undefined;
}

/** Cursors of a list that is sorted by id alone. */
export function defineIdCursor(list: ListName) {
  const cursor = defineCursor<readonly [id: number]>(list, z.tuple([aRowId]));
  return {
    of: ({ id }: { readonly id: number }): string => cursor.of(id),
    /** The id that a page begins after; null for the first page. */
    read: (after: string | null | undefined): number | null =>
      after == null ? null : cursor.read(after)[0],
  };
}

export const notOfThisList = () => refuse('cursor.unknown');

interface TimeList {
  readonly list: ListName;
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
export function defineTimeList({ list, at, place }: TimeList) {
  const momentOf = statement(at);
  /** When only an id is known and its row was deleted, the page continues by id, because the row's time is unknown. */
  return async (em: EntityManager, after: string | null | undefined): Promise<Start> => {
    if (after == null) return TOP;
    const startAt = (at: string, id: number) => ({ at, id, below: ABOVE_ALL_IDS });
    const id = idIn(list, after);
    if (id === undefined) return startAt(...place(after));
    const [row] = await momentOf(em, { after: id });
    return row?.at ? startAt(row.at, id) : { ...TOP, below: id };
  };
}

/** The condition for the rows of a page: `at` and `id` of the row come before its start. */
export const isBefore = (
  at: Expression<string | null>,
  id: Expression<number>,
  start: Slots<Start>,
): RawBuilder<boolean> =>
  sql`(${at}, ${id}) < (${start.at}, ${start.id}) and ${id} < ${start.below}`;

import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ContentType } from '../../schema/shows/shows.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';

/** For conditions on shows `f`. */
export const ofShow = expressionBuilder<{ f: Tables['contentFeeds'] }, 'f'>();

/** What lists of shows `f` are sorted by; there is an index of it for each type. */
export const showDate = sql<string>`coalesce(${ofShow.ref('f.publishedAt')}, ${ofShow.ref('f.createdAt')})`;

/** The shows `f` that come behind a place in such a list. */
export const isBehind = (at: string, id: number) =>
  sql<boolean>`(${showDate}, ${ofShow.ref('f.id')}) < (${at}, ${id})`;

/** Types `t` as a table. */
export const ofTypes = (types: readonly ContentType[]) =>
  sql<{ type: ContentType }>`unnest(${types}::text[])`.as<'t'>(sql`t (type)`);

interface Newest {
  readonly types: readonly ContentType[];
  readonly where: Expression<SqlBool>;
  readonly limit: number;
}

/** Ids of the newest: of each type by its index, then of all, so that it costs about as many rows as it gives. */
export async function newestShows(
  em: EntityManager,
  { types, where, limit }: Newest,
): Promise<number[]> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom(ofTypes(types))
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('contentFeeds as f')
            .select('f.id')
            .select(showDate.as('at'))
            .whereRef('f.type', '=', 't.type')
            .where(where)
            .orderBy(showDate, 'desc')
            .orderBy('f.id', 'desc')
            .limit(limit)
            .as('c'),
        (join) => join.onTrue(),
      )
      .select('c.id')
      .orderBy('c.at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}

import { type ExpressionBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { ManagedShowView, ShowFilter } from '../../schema/shows/shows.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { type Connection, connectionOf } from '../core/paging/connection.ts';
import { anInstant, aRowId, defineCursor } from '../core/paging/cursors.ts';
import { pageSize } from '../core/paging/paging.ts';
import { ContentFeed } from './content-feed.entity.ts';
import { managedView } from './show-state.ts';

const cursor = defineCursor<readonly [at: string, id: number]>(
  'managedShows',
  z.tuple([anInstant, aRowId]),
);

type Ref = ExpressionBuilder<Tables & { f: Tables['contentFeeds'] }, 'f'>['ref'];

interface Page extends ShowFilter {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** All shows for admins, scheduled and hidden ones included, by their date, newest first. */
export async function managedShows(
  ctx: Context,
  { first, after, type, state }: Page,
): Promise<Connection<ManagedShowView>> {
  ctx.require('show.manage');
  const size = pageSize(first);
  const now = ctx.now();
  const start = after == null ? undefined : cursor.read(after);
  const ids = await rowsOf(
    ctx.em,
    db
      .selectFrom('contentFeeds as f')
      .select('f.id')
      .$if(type != null, (rows) => rows.where('f.type', '=', type!))
      .$if(state === 'HIDDEN', (rows) => rows.where(({ ref }) => ref('f.isHidden')))
      .$if(state != null && state !== 'HIDDEN', (rows) =>
        rows.where(({ not, ref }) => not(ref('f.isHidden'))),
      )
      .$if(state === 'VISIBLE', (rows) => rows.where('f.publishedAt', '<=', now.toISOString()))
      .$if(state === 'SCHEDULED', (rows) =>
        rows.where(({ eb, not }) => not(eb('f.publishedAt', '<=', now.toISOString()))),
      )
      .$if(start !== undefined, (rows) =>
        rows.where(
          ({ ref }) =>
            sql<boolean>`(${dateOf(ref)}, ${ref('f.id')}) < (${start![0]}, ${start![1]})`,
        ),
      )
      .orderBy(({ ref }) => dateOf(ref), 'desc')
      .orderBy('f.id', 'desc')
      .limit(size + 1),
  );
  const found = await ctx.em.find(ContentFeed, { id: { $in: ids.map(({ id }) => id) } });
  const byId = new Map(found.map((show) => [show.id, managedView(show, now)]));
  return connectionOf(
    ids.flatMap(({ id }) => byId.get(id) ?? []),
    {
      first: size,
      after,
      cursorOf: ({ id, show }) => cursor.of(show.publishedAt ?? show.createdAt, id),
    },
  );
}

/** What the list is sorted by. */
const dateOf = (ref: Ref) => sql<string>`coalesce(${ref('f.publishedAt')}, ${ref('f.createdAt')})`;

/** One show for its form; null when there is none. */
export async function managedShow(ctx: Context, id: number): Promise<ManagedShowView | null> {
  ctx.require('show.manage');
  const show = await ctx.em.findOne(ContentFeed, id);
  return show && managedView(show, ctx.now());
}

import type { Expression, SqlBool } from 'kysely';
import * as z from 'zod/mini';
import {
  CONTENT_TYPES,
  type ManagedShowView,
  type ShowFilter,
  type ShowState,
} from '../../schema/shows/shows.ts';
import type { Context } from '../core/context.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { anInstant, aRowId, defineCursor } from '../core/paging/cursors.ts';
import { ContentFeed } from './content-feed.entity.ts';
import { managedView } from './show-state.ts';
import { isBehind, newestShows, ofShow, showDate } from './shows-by-date.ts';

const cursor = defineCursor<readonly [at: string, id: number]>(
  'managedShows',
  z.tuple([anInstant, aRowId]),
);

/** All shows for admins, scheduled and hidden ones included, by their date, newest first. */
export function managedShows(
  ctx: Context,
  { type, state, ...page }: ShowFilter & PageRequest,
): Promise<Connection<ManagedShowView>> {
  ctx.require('show.manage');
  const now = ctx.now();
  const read = async ({ first, after }: PageRequest) => {
    const ids = await newestShows(ctx.em, {
      types: type == null ? CONTENT_TYPES : [type],
      where: ofShow.and([
        ...(state == null ? [] : isIn(state, now)),
        ...(after == null ? [] : [isBehind(...cursor.read(after))]),
      ]),
      limit: first,
    });
    const found = await ctx.em.find(ContentFeed, { id: { $in: ids } });
    const byId = new Map(found.map((show) => [show.id, managedView(show, now)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return readConnection(page, read, ({ id, show }) =>
    cursor.of(show.publishedAt ?? show.createdAt, id),
  );
}

/** What a state means for the shows `f`. */
function isIn(state: ShowState, now: Date): Expression<SqlBool>[] {
  const { ref, not, eb } = ofShow;
  if (state === 'HIDDEN') return [ref('f.isHidden')];
  const isShown = not(ref('f.isHidden'));
  if (state === 'GONE') return [isShown, eb('f.goneAt', 'is not', null)];
  const hasAppeared = eb('f.publishedAt', '<=', now.toISOString());
  const isThere =
    state === 'VISIBLE'
      ? [hasAppeared]
      : // The date again, as the index has it.
        [not(hasAppeared), eb(showDate, '>', now.toISOString())];
  return [isShown, eb('f.goneAt', 'is', null), ...isThere];
}

/** One show for its form; null when there is none. */
export async function managedShow(ctx: Context, id: number): Promise<ManagedShowView | null> {
  ctx.require('show.manage');
  const show = await ctx.em.findOne(ContentFeed, id);
  return show && managedView(show, ctx.now());
}

import type { HeldPostView } from '../../../schema/filters/held-posts.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { rejectedSince } from '../../filters/hold.service.ts';

/** So many are listed: those that wait, and the last ones that were not approved. */
export const OWN_HELD_POSTS = 20;

/** The viewer's posts that are held back or were not approved lately, newest first. */
export async function ownHeldPosts(ctx: Context): Promise<HeldPostView[]> {
  const viewer = ctx.require('heldPost.manageOwn');
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('heldPosts')
      .select(['id', 'kind', 'text', 'createdAt', 'rejectedAt', 'articleId', 'photoId'])
      .where('userId', '=', viewer.id)
      .where(({ eb, or }) =>
        or([eb('rejectedAt', 'is', null), eb('rejectedAt', '>', rejectedSince(ctx.now()))]),
      )
      .orderBy('id', 'desc')
      .limit(OWN_HELD_POSTS),
  );
  return rows.map(({ rejectedAt, createdAt, ...post }) => ({
    ...post,
    createdAt: new Date(createdAt),
    state: rejectedAt === null ? 'WAITING' : 'REJECTED',
  }));
}

/** Withdraws a post of the viewer's own that is held back, or clears one that was not approved. */
export async function deleteHeldPost(ctx: Context, id: number): Promise<number> {
  const viewer = ctx.require('heldPost.manageOwn');
  const [deleted] = await rowsOf(
    ctx.em,
    db.deleteFrom('heldPosts').where('id', '=', id).where('userId', '=', viewer.id).returning('id'),
  );
  if (!deleted) throw refuse('filter.heldGone');
  ctx.publish('heldPost.changed', { heldPostId: id, userId: viewer.id });
  return id;
}

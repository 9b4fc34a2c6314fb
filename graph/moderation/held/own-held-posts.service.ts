import type { HeldPostView } from '../../../schema/filters/held-posts.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { rejectedSince } from '../../filters/hold.service.ts';

/** So many are listed: those that wait, and the last ones that were not approved. */
export const OWN_HELD_POSTS = 20;

/** The posts of a member that are held back or were not approved lately, newest first. */
const heldPostsOf = (userId: number, now: Date) =>
  db
    .selectFrom('heldPosts')
    .where('userId', '=', userId)
    .where(({ eb, or }) =>
      or([eb('rejectedAt', 'is', null), eb('rejectedAt', '>', rejectedSince(now))]),
    )
    .orderBy('id', 'desc');

/** Whether there is anything to list. */
export const hasHeldPosts = async (ctx: Context): Promise<boolean> =>
  (
    await rowsOf(
      ctx.em,
      heldPostsOf(ctx.require('heldPost.manageOwn').id, ctx.now()).select('id').limit(1),
    )
  ).length > 0;

/** The viewer's posts that are held back or were not approved lately. */
export async function ownHeldPosts(ctx: Context): Promise<HeldPostView[]> {
  const viewer = ctx.require('heldPost.manageOwn');
  const rows = await rowsOf(
    ctx.em,
    heldPostsOf(viewer.id, ctx.now())
      .select(['id', 'kind', 'text', 'createdAt', 'rejectedAt', 'articleId', 'photoId'])
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

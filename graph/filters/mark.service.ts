import type { EntityManager } from '@mikro-orm/postgresql';
import type { FilteredKind } from '../../schema/filters/filters.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { POSTS_OF_KIND } from './posts.reads.ts';

/** The column of a mark that names a post of each kind. */
export const MARKED_BY = {
  CHAT_MESSAGE: 'chatMessageId',
  ARTICLE_COMMENT: 'articleCommentId',
  PHOTO_COMMENT: 'photoCommentId',
} as const satisfies Record<FilteredKind, string>;

/** A post by its kind, and its id among its kind. */
export interface FilteredPost {
  readonly kind: FilteredKind;
  readonly postId: number;
}

/** Puts a post into the moderators' queue, with the names of the filters that it matches. */
export async function mark(
  ctx: Context,
  { kind, postId }: FilteredPost,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const createdAt = ctx.now();
  const isMarked = await ctx.em.fork().transactional(async (tx) => {
    // It may have been deleted since it was posted; from here to the commit it can't be.
    const post = db
      .selectFrom(POSTS_OF_KIND[kind].as('p'))
      .select('p.id')
      .where('p.id', '=', postId);
    if ((await rowsOf(tx, post.forKeyShare())).length === 0) return false;
    await rowsOf(
      tx,
      db
        .insertInto('filterMarks')
        .values(names.map((filterName) => ({ [MARKED_BY[kind]]: postId, filterName, createdAt })))
        .onConflict((conflict) => conflict.columns([MARKED_BY[kind], 'filterName']).doNothing())
        .returning('id'),
    );
    return true;
  });
  if (isMarked) ctx.publish('filterMark.changed', { kind, postId });
}

/** Takes the marks off a post, within the caller's transaction. Returns the names of the filters. */
export async function unmark(tx: EntityManager, { kind, postId }: FilteredPost): Promise<string[]> {
  const marks = await rowsOf(
    tx,
    db.deleteFrom('filterMarks').where(MARKED_BY[kind], '=', postId).returning('filterName'),
  );
  return marks.map(({ filterName }) => filterName);
}

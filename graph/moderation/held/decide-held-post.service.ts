import type { EntityManager } from '@mikro-orm/postgresql';
import type { FilteredKind } from '../../../schema/filters/filters.ts';
import { ARTICLE_COMMENTS } from '../../articles/comment-thread.ts';
import { postHeldMessage } from '../../chat/chat-message.service.ts';
import { postHeldComment } from '../../comments/comment.service.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { PHOTO_COMMENTS } from '../../photos/photo-comment-thread.ts';
import { FILTERED_SUBJECTS } from '../filtered-subjects.ts';

interface Held {
  readonly userId: number;
  readonly kind: FilteredKind;
  readonly text: string;
  readonly articleId: number | null;
  readonly photoId: number | null;
  readonly clientId: string;
  readonly replyToId: number | null;
}

/** Stores a held post of each kind as a post; returns its id, undefined where it can't be posted any more. */
const POST: Readonly<
  Record<FilteredKind, (ctx: Context, held: Held) => Promise<number | undefined>>
> = {
  CHAT_MESSAGE: (ctx, { userId, text, clientId, replyToId }) =>
    postHeldMessage(ctx, { userId, message: text, clientId, replyToId }),
  ARTICLE_COMMENT: (ctx, { articleId, ...held }) =>
    postHeldComment(ctx, ARTICLE_COMMENTS, articleId!, held),
  PHOTO_COMMENT: (ctx, { photoId, ...held }) =>
    postHeldComment(ctx, PHOTO_COMMENTS, photoId!, held),
};

/**
 * Posts what a filter held back, as of now, in one transaction: it is held or posted, never both. NOT_FOUND where it was
 * withdrawn, or what it belongs to is gone.
 */
export async function approveHeldPost(ctx: Context, id: number): Promise<void> {
  ctx.require('queue.work');
  const publishing: (() => void)[] = [];
  const { userId, postId } = await ctx.em.fork().transactional(async (tx) => {
    const [held] = await rowsOf(
      tx,
      db
        .deleteFrom('heldPosts')
        .where('id', '=', id)
        .where('rejectedAt', 'is', null)
        .returning(['userId', 'kind', 'text', 'articleId', 'photoId', 'clientId', 'replyToId']),
    );
    if (!held) throw refuse('filter.heldGone');
    const posting: Context = {
      ...ctx,
      em: tx,
      // Nothing is published before the commit.
      publish: (topic, payload) => void publishing.push(() => ctx.publish(topic, payload)),
    };
    const posted = await POST[held.kind](posting, held);
    if (posted !== undefined) record(ctx, tx, { ...held, postId: posted }, 'approve');
    await tx.flush();
    return { userId: held.userId, postId: posted };
  });
  publishing.forEach((publish) => publish());
  ctx.publish('heldPost.changed', { heldPostId: id, userId });
  if (postId === undefined) throw refuse('filter.heldGone');
}

/** Doesn't post it. Its writer sees that for some days. */
export async function rejectHeldPost(ctx: Context, id: number): Promise<void> {
  ctx.require('queue.work');
  const userId = await ctx.em.fork().transactional(async (tx) => {
    const [held] = await rowsOf(
      tx,
      db
        .updateTable('heldPosts')
        .set({ rejectedAt: ctx.now() })
        .where('id', '=', id)
        .where('rejectedAt', 'is', null)
        .returning(['userId', 'kind', 'text']),
    );
    if (!held) throw refuse('filter.heldGone');
    record(ctx, tx, { ...held, postId: null }, 'reject');
    await tx.flush();
    return held.userId;
  });
  ctx.publish('heldPost.changed', { heldPostId: id, userId });
}

interface Decided extends Pick<Held, 'kind' | 'text' | 'userId'> {
  /** Null for what was not posted. */
  readonly postId: number | null;
}

const record = (
  ctx: Context,
  tx: EntityManager,
  { kind, text, userId, postId }: Decided,
  verb: string,
) =>
  recordAct(
    ctx,
    {
      action: `filter.${verb}Post`,
      subjectType: FILTERED_SUBJECTS[kind],
      subjectId: postId,
      details: { content: text, userId },
    },
    tx,
  );

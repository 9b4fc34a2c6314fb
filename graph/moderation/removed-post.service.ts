import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import type { PostKey, PostKind } from '../../schema/posts.ts';
import { type RemovedPostView, RESTORABLE_DAYS } from '../../schema/removals.ts';
import { reportedTypeOf } from '../../schema/reports.ts';
import { ARTICLE_COMMENTS } from '../articles/comment-thread.ts';
import { chatMessageRow } from '../chat/chat-message.rows.ts';
import { publish as publishChat } from '../chat/chat-message-changes.service.ts';
import { CheckIn } from '../checkins/check-in.entity.ts';
import { readPublicComment } from '../comments/comment.reads.ts';
import { publishComment } from '../comments/comment.service.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { showImage } from '../core/images/images.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import { PHOTO_COMMENTS } from '../photos/photo-comment-thread.ts';
import { publishOwn, publishPending, publishPhoto } from '../photos/photo-events.ts';
import { readPhotos } from '../photos/photo.reads.ts';
import { lockQuestion } from '../questions/question-lock.ts';
import { publishQuestion } from '../questions/question.service.ts';
import { putBack, restorableUntil } from '../removals/removal.service.ts';
import { RemovedPost } from '../removals/removed-post.entity.ts';

const removedCursor = defineIdCursor('removedPosts');

/** What moderators have deleted and can still put back, newest first. */
export function removedPosts(
  ctx: Context,
  page: PageRequest,
): Promise<Connection<RemovedPostView>> {
  ctx.require('post.restore');
  const now = ctx.now();
  return readConnection(
    page,
    async ({ first, after }) => {
      const rows = await rowsOf(
        ctx.em,
        db
          .selectFrom('removedPosts')
          .select(['id', 'kind', 'postId', 'userId', 'removedById', 'removedAt', 'excerpt'])
          .where('id', '<', removedCursor.read(after) ?? ABOVE_ALL_IDS)
          .orderBy('id', 'desc')
          .limit(first),
      );
      return rows
        .map((row) => ({ ...row, removedAt: new Date(row.removedAt) }))
        .map((row) => ({ ...row, restorableUntil: restorableUntil(row.removedAt) }))
        .filter((row) => row.restorableUntil > now);
    },
    removedCursor.of,
  );
}

/**
 * Puts a post back as it was, with its likes and comments, on all open pages. NOT_FOUND if someone did that before, or
 * once its days are over; CONFLICT if what it belonged to is gone.
 */
export async function restorePost(ctx: Context, id: number): Promise<PostKey> {
  ctx.require('post.restore');
  const now = ctx.now();
  const { post, moves, publish } = await ctx.em
    .fork()
    .transactional(async (tx) => {
      const removed = await tx.findOne(
        RemovedPost,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['user'] },
      );
      if (!removed || restorableUntil(removed.removedAt) <= now)
        throw refuse('removal.unknown', { days: RESTORABLE_DAYS });
      const { kind, postId, imageUrl, user, excerpt } = removed;
      const shown = imageUrl ? await showImage(tx, imageUrl) : undefined;
      await putBack(tx, id);
      const reported = reportedTypeOf(kind);
      if (reported)
        await rowsOf(
          tx,
          db
            .updateTable('contentReports')
            .set({ actionTaken: 'dismissed' })
            .where('contentType', '=', reported)
            .where('contentId', '=', postId)
            .where('actionTaken', '=', 'deleted'),
        );
      const details = { kind, content: excerpt, userId: user.id, userName: user.name };
      recordAct(
        ctx,
        { action: 'post.restore', subjectType: SUBJECT_OF[kind], subjectId: postId, details },
        tx,
      );
      await tx.flush();
      return {
        post: { kind, postId },
        moves: shown?.moves ?? [],
        publish: await PUBLISH[kind](ctx, tx, postId),
      };
    })
    .catch((error: unknown) => {
      throw isBlocked(error) ? refuse('removal.blocked') : error;
    });
  await ctx.files.move(moves);
  await publish();
  ctx.publish('removedPost.changed', { removedPostId: id });
  return post;
}

/** Violated constraints: what it points to is gone, or the same post is there again. */
function isBlocked(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('23');
}

const SUBJECT_OF = {
  CHAT_MESSAGE: 'ChatMessage',
  ARTICLE_COMMENT: 'Comment',
  PHOTO: 'Photo',
  PHOTO_COMMENT: 'PhotoComment',
  CHECK_IN: 'CheckIn',
  QUESTION: 'Question',
} as const;

/** Reads what is back, within the transaction, and returns how it is published after the commit. */
type Publish = (ctx: Context, tx: EntityManager, id: number) => Promise<() => Promise<void> | void>;

const PUBLISH: Readonly<Record<PostKind, Publish>> = {
  async CHAT_MESSAGE(ctx, tx, id) {
    const stored = db.selectFrom('gameChatMessages').selectAll().where('id', '=', id);
    const message = await chatMessageRow(tx, null, stored);
    return () => message && publishChat(ctx, 'RESTORED', message);
  },
  async ARTICLE_COMMENT(ctx, tx, id) {
    const comment = await readPublicComment(tx, ARTICLE_COMMENTS, null, { id });
    return () => comment && publishComment(ctx, ARTICLE_COMMENTS, 'RESTORED', comment);
  },
  async PHOTO_COMMENT(ctx, tx, id) {
    const comment = await readPublicComment(tx, PHOTO_COMMENTS, null, { id });
    return () => comment && publishComment(ctx, PHOTO_COMMENTS, 'RESTORED', comment);
  },
  async PHOTO(ctx, tx, id) {
    const stored = db.selectFrom('fanZonePhotos').selectAll().where('id', '=', id);
    const [photo] = await readPhotos(tx, null, stored);
    return () => {
      if (!photo) return;
      if (photo.isApproved) publishPhoto(ctx, 'APPROVED', photo);
      else publishPending(ctx, id);
      publishOwn(ctx, 'RESTORED', photo);
    };
  },
  async CHECK_IN(ctx, tx, id) {
    const checkIn = await tx.findOne(CheckIn, { id });
    return () => {
      if (checkIn) ctx.publish('checkin.changed', { checkInId: id, isPublic: checkIn.approved });
    };
  },
  async QUESTION(ctx, tx, id) {
    const question = await lockQuestion(tx, id);
    return () => publishQuestion(ctx, question, 'CHANGED');
  },
};

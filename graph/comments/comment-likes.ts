import type { CommentFields } from '../../schema/articles/comments.ts';
import type { Likeable } from '../likes/likeable.ts';
import { lockPublicComment } from './comment.changes.ts';
import { commentNotFound, publishComment } from './comment.service.ts';
import type { CommentThread } from './thread.ts';

/** The comments of a thread can be liked as long as everybody may see what they belong to. */
export const likeableComments = <View extends CommentFields>(
  thread: CommentThread<View>,
): Likeable<View> => ({
  type: thread.subjectType,
  table: thread.likes,
  lock: (tx, id) => lockPublicComment(tx, thread, null, { id }),
  notFound: commentNotFound,
  publish: (ctx, comment) => publishComment(ctx, thread, 'LIKED', comment),
});

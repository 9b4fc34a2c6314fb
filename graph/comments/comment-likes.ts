import type { CommentFields } from '../../schema/articles/comments.ts';
import type { Reacted } from '../../schema/reactions.ts';
import { type Slots, statementFor } from '../core/database/rows.ts';
import { notifyInboxLater } from '../core/notify-inbox.ts';
import {
  changeWithView,
  lockedByLike,
  MEMBER_LOCKED,
  STEP,
  withLike,
} from '../likes/like.changes.ts';
import type { Likeable, LikeChange } from '../likes/likeable.ts';
import { isShown } from './comment.reads.ts';
import { commentOf, commentsIn } from './comment.rows.ts';
import { commentNotFound, publishComment } from './comment.service.ts';
import { commentsDb, type CommentThread, type ThreadTables } from './thread.ts';

const changeLike = statementFor((thread: ThreadTables, change: Slots<LikeChange>) => {
  const lock = commentsDb
    .updateTable(thread.comments)
    .set({ revision: ({ eb }) => eb('revision', '+', 1) })
    .where('id', '=', change.id)
    .where(isShown(thread))
    .where(MEMBER_LOCKED)
    .returningAll();
  const changed = withLike(thread.likes, change, lock).with('c', (each) =>
    each.selectFrom('thing').selectAll(),
  );
  return commentsIn(changed, thread, change.userId).select(STEP);
}, lockedByLike);

/** The comments of a thread can be liked as long as everybody may see what they belong to. */
export const likeableComments = <View extends CommentFields>(
  thread: CommentThread<View>,
): Likeable<Reacted<View>> => ({
  type: thread.subjectType,
  changeLike: changeWithView(
    (em, change) => changeLike(thread, em, change),
    (row) => commentOf<View>(row),
  ),
  notFound: commentNotFound,
  publish(ctx, comment) {
    publishComment(ctx, thread, 'LIKED', comment);
    notifyInboxLater(ctx, comment.user.id);
  },
});

import { sql } from 'kysely';
import type { CommentFields } from '../../schema/articles/comments.ts';
import { rowsOf, type Slots, statementFor } from '../core/database/rows.ts';
import { changeWithView, MEMBER_LOCKED, STEP } from '../likes/like.changes.ts';
import type { Reactable, ReactionChange } from '../reactions/reactable.ts';
import { withReactionChange } from '../reactions/reaction.changes.ts';
import { isShown } from './comment.reads.ts';
import { commentOf, commentsIn } from './comment.rows.ts';
import { commentNotFound, publishComment } from './comment.service.ts';
import { commentsDb, type CommentThread, type ThreadTables } from './thread.ts';

const changeReaction = statementFor((thread: ThreadTables, change: Slots<ReactionChange>) => {
  const lock = commentsDb
    .selectFrom(thread.comments)
    .selectAll()
    .where('id', '=', change.id)
    .where(isShown(thread))
    .where(MEMBER_LOCKED)
    .forKeyShare();
  const changed = withReactionChange(thread.reactions, change, lock).with('c', (each) =>
    each.selectFrom('thing').selectAll(),
  );
  return commentsIn(changed, thread, change.userId).select(STEP);
});

/** The comments of a thread can be reacted to as long as everybody may see what they belong to. */
export const reactableComments = <View extends CommentFields>(
  thread: CommentThread<View>,
): Reactable<View> => ({
  type: thread.subjectType,
  table: thread.reactions,
  changeReaction: changeWithView(
    (em, change: ReactionChange) => changeReaction(thread, em, change),
    (row) => commentOf<View>(row),
  ),
  read: async (em, ids) =>
    (
      await rowsOf(
        em,
        commentsIn(
          commentsDb.with('c', (each) =>
            each
              .selectFrom(thread.comments)
              .selectAll()
              .where('id', 'in', ids)
              .where(isShown(thread)),
          ),
          thread,
          sql.val(null),
        ),
      )
    ).map((row) => commentOf<View>(row)),
  notFound: commentNotFound,
  publish: (ctx, comment) => publishComment(ctx, thread, 'REACTED', comment),
});

import type { Slots } from '../core/database/rows.ts';
import { oneComment } from './comment.rows.ts';
import { commentsDb, type ThreadTables } from './thread.ts';

/** A comment about to be stored. */
export interface NewRow {
  readonly parentId: number;
  readonly userId: number;
  readonly content: string;
  readonly clientId: string | null;
  readonly replyToId: number | null;
  readonly mentionedIds: number[] | null;
  readonly now: Date;
}

/** The comment of that id on the same thing, and the one below which replies to it are shown; no row once it is gone. */
const repliedTo = (
  { comments, key }: ThreadTables,
  { parentId, replyToId }: Pick<Slots<NewRow>, 'parentId' | 'replyToId'>,
) =>
  commentsDb
    .selectFrom(commentsDb.dynamic.table(comments).as('q'))
    .select(({ fn, ref }) => {
      const above = commentsDb
        .selectFrom(commentsDb.dynamic.table(comments).as('r'))
        .select('r.id')
        .where('r.id', '=', ref('q.threadId'));
      return [ref('q.id').as('replyToId'), fn.coalesce(above, ref('q.id')).as('threadId')];
    })
    .where('q.id', '=', replyToId)
    .where(`q.${key}`, '=', parentId);

/** Stores a comment on what everybody may see; none where the member has one of that name. */
export const insertComment = oneComment((thread, of: Slots<NewRow>) =>
  commentsDb
    .insertInto(thread.comments)
    .columns([
      ...([thread.key, 'userId', 'content', 'clientId'] as const),
      ...(['replyToId', 'threadId', 'mentionedIds', 'createdAt', 'updatedAt'] as const),
    ])
    .expression(({ selectFrom }) =>
      selectFrom(thread.shown.as('p'))
        .leftJoinLateral(repliedTo(thread, of).as('a'), (join) => join.onTrue())
        .select(['p.id', of.userId.as('userId'), of.content.as('content')])
        .select([of.clientId.as('clientId'), 'a.replyToId', 'a.threadId'])
        .select(of.mentionedIds.as('mentionedIds'))
        .select([of.now.as('createdAt'), of.now.as('updatedAt')])
        .where('p.id', '=', of.parentId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returningAll(),
);

interface Edit {
  readonly id: number;
  readonly userId: number;
  readonly content: string;
  readonly mentionedIds: number[] | null;
  readonly now: Date;
}

/** Changes the text of a member's own comment. */
export const updateComment = oneComment(
  (thread, { id, userId, content, mentionedIds, now }: Slots<Edit>) =>
    commentsDb
      .updateTable(thread.comments)
      .set({ content, mentionedIds, updatedAt: now, revision: ({ eb }) => eb('revision', '+', 1) })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returningAll(),
);

interface One {
  readonly id: number;
}

/** Takes a comment away, which is returned as it last was. */
export const deleteOne = oneComment((thread, { id }: Slots<One>) =>
  commentsDb.deleteFrom(thread.comments).where('id', '=', id).returningAll(),
);

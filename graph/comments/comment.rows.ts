import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type InferResult, type QueryCreator } from 'kysely';
import type { CommentFields } from '../../schema/articles/comments.ts';
import type { PostForViewer } from '../../schema/reactions.ts';
import { AUTHOR, userWith } from '../accounts/users/author.ts';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { rowsIn, type Slots, type Source, statementFor } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { isoInstant } from '../core/instants.ts';
import { isLikedBy } from '../likes/like.service.ts';
import { mentionsOf } from '../mentions/mention.rows.ts';
import { reactionsOf, reactionsTo } from '../reactions/reaction.rows.ts';
import {
  type CommentRow,
  commentsDb,
  type CommentThread,
  type TablesOfComments,
  type ThreadTables,
} from './thread.ts';

type WithAuthor = TablesOfComments & { c: CommentRow; u: Tables['users'] };
const { ref } = expressionBuilder<WithAuthor, 'c' | 'u'>();

/** The comment of that id as another one quotes it, while it is there. */
const quotedComment = ({ comments }: ThreadTables, id: Expression<number | null>) =>
  commentsDb
    .selectFrom(commentsDb.dynamic.table(comments).as('q'))
    .innerJoin('users as u', 'u.id', 'q.userId')
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('q.id'), content: ref('q.content'), user: AUTHOR }).as('quote'),
    )
    .where('q.id', '=', id);

/** A comment `c` with its author `u`; of users nothing that others may not know. */
export const fieldsFor = (thread: ThreadTables, viewerId: Expression<number | null>) => [
  ref('c.id').as('id'),
  ref(`c.${thread.key}`).as(thread.key),
  ref('c.userId').as('userId'),
  ref('c.content').as('content'),
  ref('c.likeCount').as('likeCount'),
  ref('c.clientId').as('clientId'),
  ref('c.revision').as('revision'),
  ref('c.createdAt').as('createdAt'),
  ref('c.updatedAt').as('updatedAt'),
  AUTHOR.as('user'),
  isLikedBy(viewerId, thread.likes, ref('c.id')).as('isLikedByMe'),
  reactionsTo(viewerId, thread.reactions, ref('c.id')).as('reactionRows'),
  quotedComment(thread, ref('c.threadId')).as('replyTo'),
  mentionsOf(ref('c.mentionedIds')).as('mentions'),
];

/** The comments `c` as a viewer reads them; for a visitor none is liked. */
export const commentsIn = (
  from: QueryCreator<TablesOfComments & { c: CommentRow }>,
  thread: ThreadTables,
  viewerId: Expression<number | null>,
) =>
  from
    .selectFrom('c')
    .innerJoinLateral(
      ({ ref }) => userWith(ref('c.userId')),
      (join) => join.onTrue(),
    )
    .select(fieldsFor(thread, viewerId));

export type ReadComment = InferResult<ReturnType<typeof commentsIn>>[number];

/** The finished view. Its id of the thing is named by the thread, which the compiler can't follow. */
export function commentOf<View extends CommentFields>({
  reactionRows,
  ...row
}: ReadComment): PostForViewer<View> {
  const view: PostForViewer<CommentFields> = {
    ...row,
    ...reactionsOf(reactionRows),
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
  };
  return view as PostForViewer<View>;
}

/** Gives the one comment that `source` yields, a query of it or a change that returns it, as a viewer reads it. */
export function oneComment<Values extends object>(
  source: (thread: ThreadTables, values: Slots<Values>) => Source<CommentRow>,
) {
  const read = statementFor(
    (thread: ThreadTables, slots: Slots<Values & { viewerId: number | null }>) =>
      commentsIn(
        commentsDb.with('c', () => rowsIn(source(thread, slots))),
        thread,
        slots.viewerId,
      ),
  );
  return async <View extends CommentFields>(
    em: EntityManager,
    thread: CommentThread<View>,
    viewerId: number | null,
    values: Values,
  ): Promise<PostForViewer<View> | undefined> => {
    const [row] = await read(thread, em, { ...values, viewerId });
    return row && commentOf<View>(row);
  };
}

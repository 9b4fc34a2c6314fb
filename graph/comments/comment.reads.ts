import type { EntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { CommentFields } from '../../schema/articles/comments.ts';
import type { PostForViewer } from '../../schema/reactions.ts';
import { type Slots, statementFor } from '../core/database/rows.ts';
import { commentOf, fieldsFor, oneComment, type ReadComment } from './comment.rows.ts';
import {
  commentsDb,
  type CommentTable,
  type CommentThread,
  type TablesOfComments,
  type ThreadTables,
} from './thread.ts';

export interface CommentPage {
  readonly parentId: number;
  readonly first: number;
  /** Only those with lower ids. */
  readonly below: number;
  /** Only those with higher ids. */
  readonly above: number;
  /** Of all these the oldest instead of the newest. */
  readonly fromTheEnd: boolean;
}

interface Reading extends Omit<CommentPage, 'fromTheEnd'> {
  readonly viewerId: number | null;
}

const readPage = (order: 'asc' | 'desc') =>
  statementFor((thread: ThreadTables, page: Slots<Reading>) =>
    commentsDb
      .selectFrom(thread.shown.as('p'))
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom(commentsDb.dynamic.table(thread.comments).as('k'))
            .selectAll('k')
            .whereRef(`k.${thread.key}`, '=', 'p.id')
            .where('k.id', '<', page.below)
            .where('k.id', '>', page.above)
            .orderBy('k.id', order)
            .limit(page.first)
            .as('c'),
        (join) => join.onTrue(),
      )
      .leftJoin('users as u', 'u.id', 'c.userId')
      .select(fieldsFor(thread, page.viewerId))
      .where('p.id', '=', page.parentId)
      .orderBy('c.id', 'desc')
      // Without comments the thing itself is one row without a comment in it.
      .$castTo<ReadComment | { id: null }>(),
  );

const readNewest = readPage('desc');
const readOldest = readPage('asc');

/** Comments of what everybody may see, newest first, in one statement; undefined for what waits and unknown ids. */
export async function readComments<View extends CommentFields>(
  em: EntityManager,
  thread: CommentThread<View>,
  viewerId: number | null,
  { fromTheEnd, ...page }: CommentPage,
): Promise<PostForViewer<View>[] | undefined> {
  const read = fromTheEnd ? readOldest : readNewest;
  const rows = await read(thread, em, { ...page, viewerId });
  if (rows.length === 0) return undefined;
  return rows.filter((row) => row.id !== null).map((row) => commentOf<View>(row));
}

/** Whether everybody may see what a comment belongs to. */
export const isShown =
  ({ comments, key, shown }: ThreadTables) =>
  ({ exists, selectFrom }: ExpressionBuilder<TablesOfComments, CommentTable>) =>
    exists(selectFrom(shown.as('p')).select('p.id').whereRef('p.id', '=', `${comments}.${key}`));

interface One {
  readonly id: number;
}

/** A comment of what everybody may see; undefined where that waits, and for unknown ids. */
export const readPublicComment = oneComment((thread, { id }: Slots<One>) =>
  commentsDb.selectFrom(thread.comments).selectAll().where('id', '=', id).where(isShown(thread)),
);

interface Posted {
  readonly userId: number;
  readonly clientId: string;
}

/** What a member posted under a name of theirs. */
export const readPosted = oneComment((thread, { userId, clientId }: Slots<Posted>) =>
  commentsDb
    .selectFrom(thread.comments)
    .selectAll()
    .where('userId', '=', userId)
    .where('clientId', '=', clientId),
);

const readOwner = statementFor(({ comments, key, shown }: ThreadTables, { id }: Slots<One>) =>
  commentsDb
    .selectFrom(commentsDb.dynamic.table(comments).as('c'))
    .leftJoin(shown.as('p'), 'p.id', `c.${key}`)
    .select(['c.userId', 'p.id as shownId'])
    .where('c.id', '=', id),
);

/** Whose a comment is, and whether everybody may see what it belongs to. */
export async function readOwnerOf(em: EntityManager, thread: ThreadTables, id: number) {
  const [row] = await readOwner(thread, em, { id });
  return row && { userId: row.userId, isPublic: row.shownId !== null };
}

const readThing = statementFor(({ shown }: ThreadTables, { id }: Slots<One>) =>
  commentsDb.selectFrom(shown.as('p')).select('p.id').where('p.id', '=', id),
);

/** Whether everybody may see the thing of that id. */
export const isThingShown = async (em: EntityManager, thread: ThreadTables, id: number) =>
  (await readThing(thread, em, { id })).length > 0;

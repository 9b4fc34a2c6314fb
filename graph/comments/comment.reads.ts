import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { CommentFields } from '../../schema/articles/comments.ts';
import type { ForViewer } from '../../schema/likes.ts';
import { AUTHOR } from '../accounts/users/author.ts';
import { rowsOf } from '../core/database/rows.ts';
import { isLikedBy } from '../likes/like.service.ts';
import { type CommentThread, namesOf } from './thread.ts';

const commentOf = <View extends CommentFields>(row: ForViewer<View>): ForViewer<View> => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
});

/** A comment `c` with its author `u`; of users nothing that others may not know. */
function columnsFor<View extends CommentFields>(
  thread: CommentThread<View>,
  viewerId: number | null,
): RawBuilder<unknown> {
  const { key, parentColumn } = namesOf(thread);
  const isLikedByMe = isLikedBy(viewerId, thread.likes, sql`c.id`);
  return sql`c.id, c.${parentColumn} as ${key}, c.user_id as "userId", c.content, c.like_count as "likeCount", c.client_id as "clientId",
    c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt", ${AUTHOR} as "user", ${isLikedByMe} as "isLikedByMe"`;
}

export interface CommentPage {
  readonly parentId: number;
  readonly first: number;
  /** Only those older than this id. */
  readonly after: number | null;
  /** Only those newer than this id: of them the ones nearest to it. */
  readonly before: number | null;
}

/** Comments of what everybody may see, newest first, in one statement; undefined for what waits and unknown ids. */
export async function readComments<View extends CommentFields>(
  em: EntityManager,
  thread: CommentThread<View>,
  viewerId: number | null,
  { parentId, first, after, before }: CommentPage,
): Promise<ForViewer<View>[] | undefined> {
  const { comments, parents, parentColumn, publicColumn } = namesOf(thread);
  const older = after === null ? sql`` : sql`and k.id < ${after}`;
  const newer = before === null ? sql`` : sql`and k.id > ${before}`;
  const nearest = before === null ? sql`k.id desc` : sql`k.id`;
  const rows = await rowsOf(
    em,
    sql<ForViewer<View> | { id: null }>`
      select ${columnsFor(thread, viewerId)}
      from ${parents} p
      left join lateral (
        select k.* from ${comments} k where k.${parentColumn} = p.id ${older} ${newer} order by ${nearest} limit ${first}
      ) c on true
      left join users u on u.id = c.user_id
      where p.id = ${parentId} and p.${publicColumn}
      order by c.id desc`,
  );
  // Without comments the thing itself is one row without a comment in it.
  return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null).map(commentOf);
}

/** A comment of what everybody may see; undefined where that waits, and for unknown ids. */
export const readPublicComment = <View extends CommentFields>(
  em: EntityManager,
  thread: CommentThread<View>,
  viewerId: number | null,
  id: number,
): Promise<ForViewer<View> | undefined> => {
  const { comments } = namesOf(thread);
  const source = sql`select * from ${comments} where id = ${id} and ${isPublic(thread)}`;
  return readComment(em, thread, viewerId, source);
};

/** The same, locked until the transaction ends, at its next revision. */
export const lockPublicComment = <View extends CommentFields>(
  tx: EntityManager,
  thread: CommentThread<View>,
  id: number,
): Promise<ForViewer<View> | undefined> => {
  const { comments } = namesOf(thread);
  const source = sql`update ${comments} set revision = revision + 1
    where id = ${id} and ${isPublic(thread)} returning *`;
  return readComment(tx, thread, null, source);
};

/** Whether everybody may see what the comment belongs to. */
function isPublic<View extends CommentFields>(thread: CommentThread<View>): RawBuilder<unknown> {
  const { comments, parents, parentColumn, publicColumn } = namesOf(thread);
  return sql`exists (select 1 from ${parents} p where p.id = ${comments}.${parentColumn} and p.${publicColumn})`;
}

/** The finished view of the comment that `source` yields: a table expression, or a change with `returning *`. */
export async function readComment<View extends CommentFields>(
  em: EntityManager,
  thread: CommentThread<View>,
  viewerId: number | null,
  source: RawBuilder<unknown>,
): Promise<ForViewer<View> | undefined> {
  const columns = columnsFor(thread, viewerId);
  const [row] = await rowsOf(
    em,
    sql<
      ForViewer<View>
    >`with c as (${source}) select ${columns} from c join users u on u.id = c.user_id`,
  );
  return row && commentOf(row);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { can } from '../../schema/accounts/capabilities.ts';
import {
  type CommentEventKind,
  type CommentFields,
  editCommentInput,
  type EditCommentInput,
  newCommentInput,
  type NewComment,
} from '../../schema/articles/comments.ts';
import type { ForViewer } from '../../schema/likes.ts';
import { recordAct } from '../core/audit/audit.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { pageSize } from '../core/paging/paging.ts';
import { rowsOf } from '../core/database/rows.ts';
import { readComment, readComments, readPublicComment } from './comment.reads.ts';
import { type CommentThread, namesOf } from './thread.ts';

interface Page {
  readonly parentId: number;
  readonly first: number;
  readonly after?: number | null;
  readonly before?: number | null;
}

/**
 * Comments with author and like status, newest first. `after` is the id of the last one already seen, `before` of the
 * first one: then the page just above it. NOT_FOUND where what they belong to is unknown or not for everybody.
 */
export async function comments<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  { parentId, first, after, before }: Page,
): Promise<ForViewer<View>[]> {
  const found = await readComments(ctx.em, thread, ctx.viewer?.id ?? null, {
    parentId,
    first: pageSize(first),
    after: after ?? null,
    before: before ?? null,
  });
  if (!found) throw thread.parentNotFound();
  return found;
}

/** One comment; null for unknown ids, and where what it belongs to is not for everybody. */
export async function comment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<ForViewer<View> | null> {
  return (await readPublicComment(ctx.em, thread, ctx.viewer?.id ?? null, id)) ?? null;
}

/** Posts a comment. Sent again under the same `clientId` it answers the comment that is there, and counts against no limit. */
export async function postComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  parentId: number,
  raw: NewComment,
): Promise<ForViewer<View>> {
  const viewer = ctx.require('comment.post');
  const { content, clientId = null } = newCommentInput.parse(raw);
  const names = namesOf(thread);
  const earlier = () =>
    readComment(
      ctx.em,
      thread,
      viewer.id,
      sql`select * from ${names.comments} where user_id = ${viewer.id} and client_id = ${clientId}`,
    );
  const posted = clientId === null ? undefined : await earlier();
  if (posted) return posted;
  await requirePublic(ctx, thread, parentId);
  await limitContent(ctx, 'comment');
  const now = ctx.now();
  const comment = await readComment(
    ctx.em,
    thread,
    viewer.id,
    sql`insert into ${names.comments} (${names.parentColumn}, user_id, content, client_id, created_at, updated_at)
      select p.id, ${viewer.id}, ${content}, ${clientId}, ${now}, ${now}
      from ${names.parents} p where p.id = ${parentId} and p.${names.publicColumn}
      on conflict (user_id, client_id) do nothing returning *`,
  );
  if (!comment) {
    const meanwhile = await earlier();
    if (!meanwhile) throw thread.parentNotFound();
    return meanwhile;
  }
  publishComment(ctx, thread, 'POSTED', comment);
  return comment;
}

/** Changes the text of one's own comment; nobody edits another's. */
export async function editComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
  raw: EditCommentInput,
): Promise<ForViewer<View>> {
  const viewer = ctx.require('comment.editOwn');
  const { content } = editCommentInput.parse(raw);
  const { userId, isPublic } = await ownerOf(ctx, thread, id);
  if (!isPublic) throw commentNotFound();
  if (userId !== viewer.id) throw refuse('access.notAllowed');
  await limitContent(ctx, 'commentEdit');
  const edited = await readComment(
    ctx.em,
    thread,
    viewer.id,
    sql`update ${namesOf(thread).comments}
      set content = ${content}, updated_at = ${ctx.now()}, revision = revision + 1
      where id = ${id} and user_id = ${viewer.id} returning *`,
  );
  if (!edited) throw commentNotFound();
  publishComment(ctx, thread, 'EDITED', edited);
  return edited;
}

/** Deletes one's own comment; with the right to, anybody's, which is recorded. */
export async function deleteComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<boolean> {
  const viewer = ctx.require('comment.deleteOwn');
  const mayAny = can(viewer, 'comment.deleteAny');
  const { userId, isPublic } = await ownerOf(ctx, thread, id);
  if (!isPublic && !mayAny) throw commentNotFound();
  if (userId !== viewer.id && !mayAny) throw refuse('access.notAllowed');
  const removed = await ctx.em.transactional(async (tx) => {
    const comment = await takeComment(tx, thread, id);
    if (comment && comment.user.id !== viewer.id) {
      const { content, user } = comment;
      const parent = { [thread.key]: comment[thread.key] };
      const details = { ...parent, content, userId: user.id, userName: user.name };
      const { deletion: action, subjectType } = thread;
      recordAct(ctx, { action, subjectType, subjectId: id, details }, tx);
    }
    return comment;
  });
  if (!removed) throw commentNotFound();
  publishComment(ctx, thread, 'DELETED', removed);
  return true;
}

/** Takes a comment away within somebody's transaction; undefined when it is gone already. Tell of it after the commit. */
export function takeComment<View extends CommentFields>(
  tx: EntityManager,
  thread: CommentThread<View>,
  id: number,
): Promise<ForViewer<View> | undefined> {
  return readComment(
    tx,
    thread,
    null,
    sql`delete from ${namesOf(thread).comments} where id = ${id} returning *`,
  );
}

/** Tells everybody what happened to a comment, without what only its reader may know. */
export function publishComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  kind: CommentEventKind,
  { isLikedByMe: _own, ...comment }: ForViewer<View>,
): void {
  thread.publish(ctx, { kind, comment: comment as unknown as View });
}

export const commentNotFound = () => refuse('comment.gone');

async function ownerOf<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<{ userId: number; isPublic: boolean }> {
  const names = namesOf(thread);
  const [found] = await rowsOf(
    ctx.em,
    sql<{ userId: number; isPublic: boolean }>`
      select c.user_id as "userId", p.${names.publicColumn} as "isPublic"
      from ${names.comments} c join ${names.parents} p on p.id = c.${names.parentColumn} where c.id = ${id}`,
  );
  if (!found) throw commentNotFound();
  return found;
}

async function requirePublic<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<void> {
  const { parents, publicColumn } = namesOf(thread);
  const [found] = await rowsOf(
    ctx.em,
    sql<{ id: number }>`select id from ${parents} where id = ${id} and ${publicColumn}`,
  );
  if (!found) throw thread.parentNotFound();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

import { can } from '../../schema/capabilities.ts';
import {
  COMMENT_TEXTS,
  type CommentEventKind,
  editCommentInput,
  type EditCommentInput,
} from '../../schema/comments.ts';
import { postPhotoCommentInput, type PostPhotoCommentInput } from '../../schema/photo-shape.ts';
import type { PhotoCommentView } from '../../schema/photos.ts';
import { recordAct } from '../core/audit.ts';
import { limitContent } from '../core/content-limits.ts';
import type { Context } from '../core/context.ts';
import { DomainError, NOT_ALLOWED } from '../core/errors.ts';
import { rowsOf } from '../core/rows.ts';
import {
  type PhotoCommentForViewer,
  readPhotoComment,
  readPhotoComments,
} from './photo-comment.reads.ts';
import { photoNotFound } from './photo.service.ts';

const LARGEST_PAGE = 100;

interface Page {
  readonly photoId: number;
  readonly first: number;
  readonly after?: number | null;
  readonly before?: number | null;
}

/**
 * Comments of a approved photo with author and like status, newest first. `after` is the id of the last one
 * already seen, `before` of the first one: then the page just above it. NOT_FOUND for photos that wait and unknown ids.
 */
export async function photoComments(
  ctx: Context,
  { photoId, first, after, before }: Page,
): Promise<PhotoCommentForViewer[]> {
  const found = await readPhotoComments(ctx.em, ctx.viewer?.id ?? null, {
    photoId,
    first: Math.min(LARGEST_PAGE, Math.max(1, first)),
    after: after ?? null,
    before: before ?? null,
  });
  if (!found) throw photoNotFound();
  return found;
}

/**
 * Posts a comment on a approved photo. Sent again under the same `clientId` it answers the comment that is already
 * there, and counts against no limit.
 */
export async function postPhotoComment(
  ctx: Context,
  raw: PostPhotoCommentInput,
): Promise<PhotoCommentForViewer> {
  const viewer = ctx.require('comment.post');
  const { photoId, content, clientId = null } = postPhotoCommentInput.parse(raw);
  const earlier = () =>
    readPhotoComment(
      ctx.em,
      viewer.id,
      sql`select * from photo_comments where user_id = ${viewer.id} and client_id = ${clientId}`,
    );
  const posted = clientId === null ? undefined : await earlier();
  if (posted) return posted;
  await requireApproved(ctx, photoId);
  await limitContent(ctx, 'comment');
  const now = ctx.now();
  const comment = await readPhotoComment(
    ctx.em,
    viewer.id,
    sql`insert into photo_comments (photo_id, user_id, content, client_id, created_at, updated_at)
      select p.id, ${viewer.id}, ${content}, ${clientId}, ${now}, ${now}
      from fan_zone_photos p where p.id = ${photoId} and p.approved
      on conflict (user_id, client_id) do nothing returning *`,
  );
  if (!comment) {
    const meanwhile = await earlier();
    if (!meanwhile) throw photoNotFound();
    return meanwhile;
  }
  tellPhotoComment(ctx, 'POSTED', comment);
  return comment;
}

/** Changes the text of one's own comment; nobody edits another's. NOT_FOUND on photos that wait. */
export async function editPhotoComment(
  ctx: Context,
  id: number,
  raw: EditCommentInput,
): Promise<PhotoCommentForViewer> {
  const viewer = ctx.require('comment.editOwn');
  const { content } = editCommentInput.parse(raw);
  const { userId, isPublic } = await ownerOf(ctx, id);
  if (!isPublic) throw photoCommentNotFound();
  if (userId !== viewer.id) throw new DomainError('FORBIDDEN', NOT_ALLOWED);
  await limitContent(ctx, 'commentEdit');
  const edited = await readPhotoComment(
    ctx.em,
    viewer.id,
    sql`update photo_comments set content = ${content}, updated_at = ${ctx.now()}, revision = revision + 1
      where id = ${id} and user_id = ${viewer.id} returning *`,
  );
  if (!edited) throw photoCommentNotFound();
  tellPhotoComment(ctx, 'EDITED', edited);
  return edited;
}

/** Deletes one's own comment; with the right to, anybody's, which is recorded. */
export async function deletePhotoComment(ctx: Context, id: number): Promise<boolean> {
  const viewer = ctx.require('comment.deleteOwn');
  const mayAny = can(viewer, 'comment.deleteAny');
  const { userId, isPublic } = await ownerOf(ctx, id);
  if (!isPublic && !mayAny) throw photoCommentNotFound();
  if (userId !== viewer.id && !mayAny) throw new DomainError('FORBIDDEN', NOT_ALLOWED);
  const removed = await ctx.em.transactional(async (tx) => {
    const comment = await takePhotoComment(tx, id);
    if (comment && comment.user.id !== viewer.id) {
      const { photoId, content, user } = comment;
      const details = { photoId, content, userId: user.id, userName: user.name };
      recordAct(
        ctx,
        { action: 'photoComment.delete', subjectType: 'PhotoComment', subjectId: id, details },
        tx,
      );
    }
    return comment;
  });
  if (!removed) throw photoCommentNotFound();
  tellPhotoComment(ctx, 'DELETED', removed);
  return true;
}

/** Takes a comment away within somebody's transaction; undefined when it is gone already. Tell of it after the commit. */
export function takePhotoComment(
  tx: EntityManager,
  id: number,
): Promise<PhotoCommentView | undefined> {
  return readPhotoComment(tx, null, sql`delete from photo_comments where id = ${id} returning *`);
}

/** Tells everybody what happened to a comment, without what only its reader may know. */
export function tellPhotoComment(
  ctx: Context,
  kind: CommentEventKind,
  comment: PhotoCommentView,
): void {
  const { liked: _own, ...view } = comment as PhotoCommentForViewer;
  ctx.publish('photoComment.changed', { kind, comment: view });
}

export const photoCommentNotFound = () => new DomainError('NOT_FOUND', COMMENT_TEXTS.gone);

async function ownerOf(ctx: Context, id: number): Promise<{ userId: number; isPublic: boolean }> {
  const [found] = await rowsOf(
    ctx.em,
    sql<{ userId: number; isPublic: boolean }>`
      select c.user_id as "userId", p.approved as "isPublic"
      from photo_comments c join fan_zone_photos p on p.id = c.photo_id where c.id = ${id}`,
  );
  if (!found) throw photoCommentNotFound();
  return found;
}

async function requireApproved(ctx: Context, photoId: number): Promise<void> {
  const [found] = await rowsOf(
    ctx.em,
    sql<{ id: number }>`select id from fan_zone_photos where id = ${photoId} and approved`,
  );
  if (!found) throw photoNotFound();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { LARGEST_PAGE } from '../../schema/articles.ts';
import { can } from '../../schema/capabilities.ts';
import {
  COMMENT_TEXTS,
  type CommentEventKind,
  type CommentView,
  editCommentInput,
  type EditCommentInput,
  postCommentInput,
  type PostCommentInput,
} from '../../schema/comments.ts';
import { recordAct } from '../core/audit.ts';
import { limitContent } from '../core/content-limits.ts';
import type { Context } from '../core/context.ts';
import { DomainError, NOT_ALLOWED } from '../core/errors.ts';
import { rowsOf } from '../core/rows.ts';
import { articleNotFound } from './article.service.ts';
import { type CommentForViewer, readComment, readComments } from './comment.reads.ts';

interface Page {
  readonly articleId: number;
  readonly first: number;
  readonly after?: number | null;
  readonly before?: number | null;
}

/**
 * Comments of a published article with author and like status, newest first. `after` is the id of the last one
 * already seen, `before` of the first one: then the page just above it. NOT_FOUND for drafts and unknown ids.
 */
export async function comments(
  ctx: Context,
  { articleId, first, after, before }: Page,
): Promise<CommentForViewer[]> {
  const found = await readComments(ctx.em, ctx.viewer?.id ?? null, {
    articleId,
    first: Math.min(LARGEST_PAGE, Math.max(1, first)),
    after: after ?? null,
    before: before ?? null,
  });
  if (!found) throw articleNotFound();
  return found;
}

/**
 * Posts a comment on a published article. Sent again under the same `clientId` it answers the comment that is already
 * there, and counts against no limit.
 */
export async function postComment(ctx: Context, raw: PostCommentInput): Promise<CommentForViewer> {
  const viewer = ctx.require('comment.post');
  const { articleId, content, clientId = null } = postCommentInput.parse(raw);
  const earlier = () =>
    readComment(
      ctx.em,
      viewer.id,
      sql`select * from comments where user_id = ${viewer.id} and client_id = ${clientId}`,
    );
  const posted = clientId === null ? undefined : await earlier();
  if (posted) return posted;
  await requirePublished(ctx, articleId);
  await limitContent(ctx, 'comment');
  const now = ctx.now();
  const comment = await readComment(
    ctx.em,
    viewer.id,
    sql`insert into comments (article_id, user_id, content, client_id, created_at, updated_at)
      select a.id, ${viewer.id}, ${content}, ${clientId}, ${now}, ${now}
      from blog_posts a where a.id = ${articleId} and a.published
      on conflict (user_id, client_id) do nothing returning *`,
  );
  if (!comment) {
    const meanwhile = await earlier();
    if (!meanwhile) throw articleNotFound();
    return meanwhile;
  }
  tellComment(ctx, 'POSTED', comment);
  return comment;
}

/** Changes the text of one's own comment; nobody edits another's. NOT_FOUND on drafts. */
export async function editComment(
  ctx: Context,
  id: number,
  raw: EditCommentInput,
): Promise<CommentForViewer> {
  const viewer = ctx.require('comment.editOwn');
  const { content } = editCommentInput.parse(raw);
  const { userId, isPublic } = await ownerOf(ctx, id);
  if (!isPublic) throw commentNotFound();
  if (userId !== viewer.id) throw new DomainError('FORBIDDEN', NOT_ALLOWED);
  await limitContent(ctx, 'commentEdit');
  const edited = await readComment(
    ctx.em,
    viewer.id,
    sql`update comments set content = ${content}, updated_at = ${ctx.now()}, revision = revision + 1
      where id = ${id} and user_id = ${viewer.id} returning *`,
  );
  if (!edited) throw commentNotFound();
  tellComment(ctx, 'EDITED', edited);
  return edited;
}

/** Deletes one's own comment; with the right to, anybody's, which is recorded. */
export async function deleteComment(ctx: Context, id: number): Promise<boolean> {
  const viewer = ctx.require('comment.deleteOwn');
  const mayAny = can(viewer, 'comment.deleteAny');
  const { userId, isPublic } = await ownerOf(ctx, id);
  if (!isPublic && !mayAny) throw commentNotFound();
  if (userId !== viewer.id && !mayAny) throw new DomainError('FORBIDDEN', NOT_ALLOWED);
  const removed = await ctx.em.transactional(async (tx) => {
    const comment = await takeComment(tx, id);
    if (comment && comment.user.id !== viewer.id) {
      const { articleId, content, user } = comment;
      const details = { articleId, content, userId: user.id, userName: user.name };
      recordAct(
        ctx,
        { action: 'comment.delete', subjectType: 'Comment', subjectId: id, details },
        tx,
      );
    }
    return comment;
  });
  if (!removed) throw commentNotFound();
  tellComment(ctx, 'DELETED', removed);
  return true;
}

/** Takes a comment away within somebody's transaction; undefined when it is gone already. Tell of it after the commit. */
export function takeComment(tx: EntityManager, id: number): Promise<CommentView | undefined> {
  return readComment(tx, null, sql`delete from comments where id = ${id} returning *`);
}

/** Tells everybody what happened to a comment, without what only its reader may know. */
export function tellComment(ctx: Context, kind: CommentEventKind, comment: CommentView): void {
  const { liked: _own, ...view } = comment as CommentForViewer;
  ctx.publish('comment.changed', { kind, comment: view });
}

export const commentNotFound = () => new DomainError('NOT_FOUND', COMMENT_TEXTS.gone);

async function ownerOf(ctx: Context, id: number): Promise<{ userId: number; isPublic: boolean }> {
  const [found] = await rowsOf(
    ctx.em,
    sql<{ userId: number; isPublic: boolean }>`
      select c.user_id as "userId", a.published as "isPublic"
      from comments c join blog_posts a on a.id = c.article_id where c.id = ${id}`,
  );
  if (!found) throw commentNotFound();
  return found;
}

async function requirePublished(ctx: Context, articleId: number): Promise<void> {
  const [found] = await rowsOf(
    ctx.em,
    sql<{ id: number }>`select id from blog_posts where id = ${articleId} and published`,
  );
  if (!found) throw articleNotFound();
}

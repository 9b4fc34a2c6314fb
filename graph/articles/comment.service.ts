import { LARGEST_PAGE, postCommentInput, type PostCommentInput } from '../../schema/articles.ts';
import { User } from '../accounts/user.entity.ts';
import { limitContent } from '../core/content-limits.ts';
import type { Context } from '../core/context.ts';
import { Article } from './article.entity.ts';
import { articleNotFound } from './article.service.ts';
import { Comment } from './comment.entity.ts';
import { type ReadComment, readComment, readComments } from './comment.reads.ts';

interface Page {
  readonly articleId: number;
  readonly first: number;
  readonly after?: number | null;
}

/**
 * Comments of a published article with author and like status, newest first; `after` is the id of the last one
 * already seen. NOT_FOUND for drafts and unknown ids.
 */
export async function comments(
  ctx: Context,
  { articleId, first, after }: Page,
): Promise<ReadComment[]> {
  const page = {
    articleId,
    first: Math.min(LARGEST_PAGE, Math.max(1, first)),
    after: after ?? null,
  };
  const found = await readComments(ctx, page);
  if (!found) throw articleNotFound();
  return found;
}

/** Posts a comment on a published article. */
export async function postComment(ctx: Context, raw: PostCommentInput): Promise<ReadComment> {
  const viewer = ctx.require('comment.post');
  const { articleId, content } = postCommentInput.parse(raw);
  const article = await ctx.em.findOne(
    Article,
    { id: articleId, published: true },
    { fields: ['id'] },
  );
  if (!article) throw articleNotFound();
  await limitContent(ctx, 'comment');
  const now = ctx.now();
  const posted = ctx.em.create(Comment, {
    article: ctx.em.getReference(Article, articleId),
    user: ctx.em.getReference(User, viewer.id),
    content,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  ctx.publish('comment.changed', { articleId, commentId: posted.id });
  return (await readComment(ctx, posted.id))!;
}

import { sql } from 'kysely';
import type { CommentLikeView } from '../../schema/comments.ts';
import { limitContent } from '../core/content-limits.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/rows.ts';
import { readComment } from './comment.reads.ts';
import { commentNotFound, tellComment } from './comment.service.ts';

const IS_PUBLIC = sql`exists (select 1 from blog_posts a where a.id = comments.article_id and a.published)`;

/** The viewer's like of a comment, and everybody's. NOT_FOUND on drafts and for unknown ids. */
export async function commentLikeStatus(ctx: Context, id: number): Promise<CommentLikeView> {
  const comment = await readComment(
    ctx.em,
    ctx.viewer?.id ?? null,
    sql`select * from comments where id = ${id} and ${IS_PUBLIC}`,
  );
  if (!comment) throw commentNotFound();
  const { liked, totalLikes, revision } = comment;
  return { liked: liked === true, totalLikes, revision };
}

/** Likes a comment, or takes the like back. Answers what stands afterwards. NOT_FOUND on drafts and for unknown ids. */
export async function toggleCommentLike(ctx: Context, id: number): Promise<CommentLikeView> {
  const viewer = ctx.require('like.toggle');
  await limitContent(ctx, 'like');
  const { comment, liked } = await ctx.em.transactional(async (tx) => {
    // Raising the revision locks the comment, so that toggles of it come one after another.
    const before = await readComment(
      tx,
      null,
      sql`update comments set revision = revision + 1 where id = ${id} and ${IS_PUBLIC} returning *`,
    );
    if (!before) throw commentNotFound();
    const [toggled] = await rowsOf(
      tx,
      sql<{ liked: boolean }>`
        with removed as (
          delete from comment_likes where comment_id = ${id} and user_id = ${viewer.id} returning 1
        ), added as (
          insert into comment_likes (comment_id, user_id, created_at)
          select ${id}, ${viewer.id}, ${ctx.now()} where not exists (select 1 from removed) returning 1
        )
        select exists (select 1 from added) as liked`,
    );
    const liked = toggled?.liked === true;
    const totalLikes = before.totalLikes + (liked ? 1 : -1);
    return { liked, comment: { ...before, totalLikes } };
  });
  tellComment(ctx, 'LIKED', comment);
  return { liked, totalLikes: comment.totalLikes, revision: comment.revision };
}

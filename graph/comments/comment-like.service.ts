import { type RawBuilder, sql } from 'kysely';
import type { CommentFields, CommentLikeView } from '../../schema/articles/comments.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { readComment } from './comment.reads.ts';
import { commentNotFound, tellComment } from './comment.service.ts';
import { type CommentThread, namesOf } from './thread.ts';

/** Whether everybody may see what the comment belongs to. */
function isPublic<View extends CommentFields>(thread: CommentThread<View>): RawBuilder<unknown> {
  const { comments, parents, parentColumn, publicColumn } = namesOf(thread);
  return sql`exists (select 1 from ${parents} p where p.id = ${comments}.${parentColumn} and p.${publicColumn})`;
}

/** The viewer's like of a comment, and everybody's. NOT_FOUND for unknown ids and where the comment may not be seen. */
export async function commentLikeStatus<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<CommentLikeView> {
  const comment = await readComment(
    ctx.em,
    thread,
    ctx.viewer?.id ?? null,
    sql`select * from ${namesOf(thread).comments} where id = ${id} and ${isPublic(thread)}`,
  );
  if (!comment) throw commentNotFound();
  const { liked, totalLikes, revision } = comment;
  return { liked: liked === true, totalLikes, revision };
}

/** Likes a comment, or takes the like back. Answers what stands afterwards. NOT_FOUND as above. */
export async function toggleCommentLike<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<CommentLikeView> {
  const viewer = ctx.require('like.toggle');
  const { comments, likes } = namesOf(thread);
  await limitContent(ctx, 'like');
  const { comment, liked } = await ctx.em.transactional(async (tx) => {
    // Raising the revision locks the comment, so that toggles of it come one after another.
    const before = await readComment(
      tx,
      thread,
      null,
      sql`update ${comments} set revision = revision + 1
        where id = ${id} and ${isPublic(thread)} returning *`,
    );
    if (!before) throw commentNotFound();
    const [toggled] = await rowsOf(
      tx,
      sql<{ liked: boolean }>`
        with removed as (
          delete from ${likes} where comment_id = ${id} and user_id = ${viewer.id} returning 1
        ), added as (
          insert into ${likes} (comment_id, user_id, created_at)
          select ${id}, ${viewer.id}, ${ctx.now()} where not exists (select 1 from removed) returning 1
        )
        select exists (select 1 from added) as liked`,
    );
    const liked = toggled?.liked === true;
    const totalLikes = before.totalLikes + (liked ? 1 : -1);
    return { liked, comment: { ...before, totalLikes } };
  });
  tellComment(ctx, thread, 'LIKED', comment);
  return { liked, totalLikes: comment.totalLikes, revision: comment.revision };
}

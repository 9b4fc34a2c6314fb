import { sql } from 'kysely';
import type { PhotoLikeView } from '../../schema/photos.ts';
import { limitContent } from '../core/content-limits.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/rows.ts';
import { readPhotoComment } from './photo-comment.reads.ts';
import { photoCommentNotFound, tellPhotoComment } from './photo-comment.service.ts';

const IS_PUBLIC = sql`exists (select 1 from fan_zone_photos p where p.id = photo_comments.photo_id and p.approved)`;

/** Likes a comment, or takes the like back. Answers what stands afterwards. NOT_FOUND on photos that wait and for unknown ids. */
export async function togglePhotoCommentLike(ctx: Context, id: number): Promise<PhotoLikeView> {
  const viewer = ctx.require('like.toggle');
  await limitContent(ctx, 'like');
  const { comment, liked } = await ctx.em.transactional(async (tx) => {
    // Raising the revision locks the comment, so that toggles of it come one after another.
    const before = await readPhotoComment(
      tx,
      null,
      sql`update photo_comments set revision = revision + 1 where id = ${id} and ${IS_PUBLIC} returning *`,
    );
    if (!before) throw photoCommentNotFound();
    const [toggled] = await rowsOf(
      tx,
      sql<{ liked: boolean }>`
        with removed as (
          delete from photo_comment_likes where comment_id = ${id} and user_id = ${viewer.id} returning 1
        ), added as (
          insert into photo_comment_likes (comment_id, user_id, created_at)
          select ${id}, ${viewer.id}, ${ctx.now()} where not exists (select 1 from removed) returning 1
        )
        select exists (select 1 from added) as liked`,
    );
    const liked = toggled?.liked === true;
    const totalLikes = before.totalLikes + (liked ? 1 : -1);
    return { liked, comment: { ...before, totalLikes } };
  });
  tellPhotoComment(ctx, 'LIKED', comment);
  return { liked, totalLikes: comment.totalLikes, revision: comment.revision };
}

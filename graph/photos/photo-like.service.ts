import { sql } from 'kysely';
import type { PhotoLikeView } from '../../schema/photos/photos.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { tellPhoto } from './photo-events.ts';
import { readPhotos } from './photo.reads.ts';
import { photo, photoNotFound } from './photo.service.ts';

/** The viewer's like of a photo, and everybody's. */
export async function photoLikeStatus(ctx: Context, id: number): Promise<PhotoLikeView> {
  const { liked, likes, revision } = await photo(ctx, id);
  return { liked: liked === true, totalLikes: likes, revision };
}

/** Likes an approved photo, or takes the like back. Answers what stands afterwards. */
export async function togglePhotoLike(ctx: Context, id: number): Promise<PhotoLikeView> {
  const viewer = ctx.require('like.toggle');
  await limitContent(ctx, 'like');
  const { read, liked } = await ctx.em.transactional(async (tx) => {
    // Raising the revision locks the photo, so that toggles of it come one after another.
    const [before] = await readPhotos(
      tx,
      null,
      db
        .updateTable('fanZonePhotos')
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .where(({ ref }) => ref('approved'))
        .returningAll(),
    );
    if (!before) throw photoNotFound();
    const [toggled] = await rowsOf(
      tx,
      sql<{ liked: boolean }>`
        with removed as (
          delete from photo_likes where photo_id = ${id} and user_id = ${viewer.id} returning 1
        ), added as (
          insert into photo_likes (photo_id, user_id, created_at)
          select ${id}, ${viewer.id}, ${ctx.now()} where not exists (select 1 from removed) returning 1
        )
        select exists (select 1 from added) as liked`,
    );
    const isLiked = toggled?.liked === true;
    return { liked: isLiked, read: { ...before, likes: before.likes + (isLiked ? 1 : -1) } };
  });
  tellPhoto(ctx, 'LIKED', read);
  return { liked, totalLikes: read.likes, revision: read.revision };
}

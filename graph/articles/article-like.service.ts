import { sql } from 'kysely';
import type { LikeStatusView } from '../../schema/articles/articles.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { tell } from './article-events.ts';
import type { ReadArticle } from './article.reads.ts';
import { article, articleNotFound } from './article.service.ts';

/** The viewer's like of a published article, and everybody's. NOT_FOUND for drafts and unknown ids. */
export async function articleLikeStatus(ctx: Context, id: number): Promise<LikeStatusView> {
  return likeStatusOf(await article(ctx, id));
}

const likeStatusOf = ({ liked, likeCount }: ReadArticle): LikeStatusView => ({
  liked: liked ?? false,
  totalLikes: likeCount,
});

/**
 * Likes a published article, or takes the like back. One statement, so that calls at the same time can't miscount;
 * the database counts the rows. NOT_FOUND for drafts and unknown ids.
 */
export async function toggleArticleLike(ctx: Context, id: number): Promise<LikeStatusView> {
  const viewer = ctx.require('like.toggle');
  await limitContent(ctx, 'like');
  const [row] = await rowsOf(
    ctx.em,
    sql<{ id: number }>`
      with target as (select a.id from blog_posts a where a.id = ${id} and a.published),
      removed as (
        delete from article_likes where article_id = (select id from target) and user_id = ${viewer.id} returning id
      ),
      added as (
        insert into article_likes (article_id, user_id, created_at)
        select id, ${viewer.id}::int, ${ctx.now().toISOString()}::timestamptz from target where not exists (select from removed)
        on conflict do nothing returning id
      )
      select id from target`,
  );
  if (!row) throw articleNotFound();
  const read = await article(ctx, id);
  tell(ctx, 'COUNTED', read);
  return likeStatusOf(read);
}

import { type RawBuilder, sql } from 'kysely';
import type { ArticleAnalyticsView } from '../../schema/site/metric-views.ts';
import { engagementRateOf } from '../../schema/site/metrics.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';

type Stored = Omit<ArticleAnalyticsView, 'publishedAt' | 'engagementRate'> & {
  readonly publishedAt: string;
};

async function read(ctx: Context, page: RawBuilder<unknown>): Promise<ArticleAnalyticsView[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<Stored>`
      select id, title, author, category, published_at as "publishedAt", read_time as "readTime", view_count as "viewCount",
        like_count as "likeCount", comment_count as "commentCount", share_count as "shareCount"
      from blog_posts where published ${page}`,
  );
  return rows.map((row) => ({
    ...row,
    publishedAt: new Date(row.publishedAt),
    engagementRate: engagementRateOf({
      views: row.viewCount,
      likes: row.likeCount,
      comments: row.commentCount,
      shares: row.shareCount,
    }),
  }));
}

/** Published articles, most views first. */
export const readMostViewed = (ctx: Context, first: number) =>
  read(ctx, sql`order by view_count desc, id desc limit ${first}`);

/** All of them page by page, in an order that no view changes meanwhile. */
export const readAnalyticsById = (
  ctx: Context,
  { after, first }: { readonly after: number; readonly first: number },
) => read(ctx, sql`and id > ${after} order by id limit ${first}`);

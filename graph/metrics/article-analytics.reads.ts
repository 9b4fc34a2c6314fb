import type { Compilable, InferResult } from 'kysely';
import * as z from 'zod/mini';
import type { ArticleAnalyticsView } from '../../schema/site/metric-views.ts';
import { engagementRateOf } from '../../schema/site/metrics.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, aRowId, defineCursor } from '../core/paging/cursors.ts';

const READ = db
  .selectFrom('blogPosts')
  .select(['id', 'title', 'author', 'category', 'publishedAt', 'readTime', 'viewCount'])
  .select(['likeCount', 'commentCount', 'shareCount'])
  .where(({ ref }) => ref('published'))
  .where('publishedAt', 'is not', null)
  .$narrowType<{ publishedAt: string }>();

async function read(
  ctx: Context,
  page: Compilable<InferResult<typeof READ>[number]>,
): Promise<ArticleAnalyticsView[]> {
  const rows = await rowsOf(ctx.em, page);
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

const cursor = defineCursor<readonly [views: number, id: number]>(
  'articleAnalytics',
  z.tuple([z.int32(), aRowId]),
);

/** Published articles, most views first. */
export const readMostViewed = (
  ctx: Context,
  page: PageRequest,
): Promise<Connection<ArticleAnalyticsView>> =>
  readConnection(
    page,
    ({ first, after }) => {
      const [views, id] = after == null ? [ABOVE_ALL_IDS, ABOVE_ALL_IDS] : cursor.read(after);
      return read(
        ctx,
        READ.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('viewCount', 'id'), '<', tuple(views, id)),
        )
          .orderBy('viewCount', 'desc')
          .orderBy('id', 'desc')
          .limit(first),
      );
    },
    ({ viewCount, id }) => cursor.of(viewCount, id),
  );

/** All of them page by page, in an order that views don't change while it is read. */
export const readAnalyticsById = (
  ctx: Context,
  { after, first }: { readonly after: number; readonly first: number },
) => read(ctx, READ.where('id', '>', after).orderBy('id').limit(first));

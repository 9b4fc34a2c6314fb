import { sql } from 'kysely';
import type {
  CategoryFiguresView,
  ShareView,
  TopContentView,
} from '../../schema/site/metric-views.ts';
import { percentOf, TOP_CONTENT, TOP_GROUPS } from '../../schema/site/metrics.ts';
import { photoCategoryLabel } from '../../schema/photos/photos.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';

/** Sums over the published articles of each category, those with the most views first. */
export function readCategories(ctx: Context): Promise<CategoryFiguresView[]> {
  return rowsOf(
    ctx.em,
    sql<CategoryFiguresView>`
      select category, count(*)::int as articles, sum(view_count)::int as views, sum(like_count)::int as likes,
        sum(comment_count)::int as comments, sum(share_count)::int as shares
      from blog_posts where published group by category order by views desc, category`,
  );
}

/** The most liked of articles and photos. */
export async function readTopContent(ctx: Context): Promise<TopContentView[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<TopContentView>`
      select kind, id as "contentId", title, category, likes, comments, views, shares from (
        (select 'ARTICLE' as kind, id, title, category, like_count as likes, comment_count as comments,
          view_count as views, share_count as shares, published_at as since
        from blog_posts where published order by like_count desc, published_at desc, id desc limit ${TOP_CONTENT})
        union all
        (select 'PHOTO', p.id, coalesce(p.description, ''), p.category, p.likes,
          (select count(*)::int from photo_comments c where c.photo_id = p.id), null, null, p.created_at
        from (select * from fan_zone_photos where approved order by likes desc, id desc limit ${TOP_CONTENT}) p)
      ) most order by likes desc, since desc, kind, id desc limit ${TOP_CONTENT}`,
  );
  return rows.map((row) =>
    row.kind === 'PHOTO' ? { ...row, category: photoCategoryLabel(row.category) } : row,
  );
}

/** Where members checked in, each as it is spelled most often. The share is of all who checked in anywhere. */
export async function readLocations(ctx: Context): Promise<ShareView[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ name: string; count: number; all: number }>`
      with approved as (select user_id, trim(location) as place from game_check_ins where approved)
      select mode() within group (order by place) as name, count(distinct user_id)::int as count,
        (select count(distinct user_id)::int from approved) as all
      from approved group by lower(place) order by count desc, lower(place) limit ${TOP_GROUPS}`,
  );
  return rows.map(({ name, count, all }) => ({ name, count, percent: percentOf(count, all) }));
}

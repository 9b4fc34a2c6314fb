import DataLoader from 'dataloader';
import { sql } from 'kysely';
import {
  type ContentItemView,
  type ContentType,
  FALLBACK_SUBSCRIBERS,
} from '../../schema/shows/shows.ts';
import type { Context } from '../core/context.ts';
import { pageSize } from '../core/paging/paging.ts';
import { rowsOf } from '../core/database/rows.ts';

type Stored = Omit<ContentItemView, 'publishedAt' | 'createdAt'> & {
  readonly publishedAt: string | null;
  readonly createdAt: string;
};

interface Wanted {
  readonly type: ContentType;
  readonly limit: number;
}

/** The newest items of several types in one statement, however many lists a page shows. */
async function readNewest(ctx: Context, wanted: readonly Wanted[]): Promise<ContentItemView[][]> {
  const rows = await rowsOf(
    ctx.em,
    sql<Stored & { readonly wish: number }>`
      select w.wish::int as wish, c.id, c.type, c.title, c.url, c.description, c.thumbnail_url as "thumbnailUrl", c.duration,
        c.published_at as "publishedAt", c.external_id as "externalId", c.is_live as "isLive",
        c.is_currently_live as "isCurrentlyLive", c.view_count as "viewCount", c.created_at as "createdAt"
      from unnest(${wanted.map(({ type }) => type)}::text[], ${wanted.map(({ limit }) => limit)}::int[])
        with ordinality as w (type, most, wish)
      cross join lateral (
        select f.* from content_feeds f where f.type = w.type and f.published_at <= ${ctx.now().toISOString()}::timestamptz
        order by f.is_currently_live desc, f.published_at desc, f.id desc limit w.most
      ) c
      order by w.wish, c.is_currently_live desc, c.published_at desc, c.id desc`,
  );
  const lists: ContentItemView[][] = wanted.map(() => []);
  for (const { wish, publishedAt, createdAt, ...item } of rows) {
    lists[wish - 1]!.push({
      ...item,
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
      createdAt: new Date(createdAt),
    });
  }
  return lists;
}

const loaders = new WeakMap<Context, DataLoader<Wanted, ContentItemView[], string>>();

/** The newest items of a type, newest first, but what is on the air before all others. */
export async function recentContent(
  ctx: Context,
  { type, limit }: Wanted,
): Promise<ContentItemView[]> {
  let loader = loaders.get(ctx);
  if (!loader) {
    loader = new DataLoader((wanted: readonly Wanted[]) => readNewest(ctx, wanted), {
      cacheKeyFn: (wanted) => `${wanted.type} ${wanted.limit}`,
    });
    loaders.set(ctx, loader);
  }
  return loader.load({ type, limit: pageSize(limit, 'limit') });
}

/** What is on the air of a type, else its newest; null when there is none. */
export async function latestContent(
  ctx: Context,
  type: ContentType,
): Promise<ContentItemView | null> {
  const [newest] = await recentContent(ctx, { type, limit: 1 });
  return newest ?? null;
}

/** The channel's own figure is not fetched; the last one known stands for it. */
export const channelStats = () => ({ subscriberCount: FALLBACK_SUBSCRIBERS });

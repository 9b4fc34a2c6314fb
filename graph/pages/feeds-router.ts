import { type RequestHandler, Router } from 'express';
import { categoryOfSlug, FEED_FORMATS, type FeedFormat } from '../../schema/news/feeds.ts';
import type { ResultCache, Freshness } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { feed } from './feed.ts';
import { type CachedText, sendCached, tagOf } from './cached-text.ts';

interface FeedsOptions {
  readonly origin: () => string;
  /** The context of a visitor. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<CachedText>;
}

const FRESHNESS: Freshness = { changedBy: ['article.changed', 'site.changed'] };

/**
 * `/rss.xml`, `/atom.xml` and `/feed.json`, and the same under `/articles/<category>/`; stale when an article changes.
 */
export function feedsRouter({ origin, anonymous, cache }: FeedsOptions): Router {
  const router = Router();

  const answer =
    (format: FeedFormat): RequestHandler<{ category?: string }> =>
    async (request, response, next) => {
      const { category: slug } = request.params;
      const category = slug === undefined ? undefined : categoryOfSlug(slug);
      if (slug !== undefined && !category) return next();
      const make = async (): Promise<CachedText> => {
        const made = await feed(anonymous(), { format, category, origin: origin() });
        return { ...made, etag: tagOf(made.text) };
      };
      const cached =
        (await cache.getOrMake(`${format} ${category ?? ''}`, FRESHNESS, make)) ?? (await make());
      sendCached(request, response, cached);
    };

  for (const format of Object.keys(FEED_FORMATS) as FeedFormat[]) {
    const { file } = FEED_FORMATS[format];
    router.get([`/${file}`, `/articles/:category/${file}`], answer(format));
  }
  return router;
}

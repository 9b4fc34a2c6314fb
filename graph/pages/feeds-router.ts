import { type RequestHandler, Router } from 'express';
import {
  categoryOfSlug,
  FEED_FORMATS,
  type FeedFormat,
  SHOW_FEED_FORMATS,
  showFeedPath,
} from '../../schema/news/feeds.ts';
import { ARCHIVES } from '../../schema/shows/archive.ts';
import type { Archive } from '../../schema/shows/show-paths.ts';
import type { ResultCache, Freshness } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { feed } from './feed.ts';
import { showFeed } from './show-feed.ts';
import { type CachedText, sendCached, tagOf } from './cached-text.ts';

interface FeedsOptions {
  readonly origin: () => string;
  /** The context of a visitor. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<CachedText>;
}

const FRESHNESS: Freshness = { changedBy: ['article.changed', 'site.changed'] };
const SHOW_FRESHNESS: Freshness = { changedBy: ['show.changed', 'site.changed'] };

/**
 * `/rss.xml`, `/atom.xml` and `/feed.json`, and the same under `/articles/<category>/`; stale when an article changes.
 * Atom and JSON also of the archives of shows, stale when a show changes.
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
  const answerShows =
    (format: FeedFormat, archive: Archive): RequestHandler =>
    async (request, response) => {
      const make = async (): Promise<CachedText> => {
        const made = await showFeed(anonymous(), { format, archive, origin: origin() });
        return { ...made, etag: tagOf(made.text) };
      };
      const key = `${format} of ${archive}`;
      const cached = (await cache.getOrMake(key, SHOW_FRESHNESS, make)) ?? (await make());
      sendCached(request, response, cached);
    };
  for (const archive of Object.keys(ARCHIVES) as Archive[])
    for (const format of SHOW_FEED_FORMATS)
      router.get(showFeedPath(format, archive), answerShows(format, archive));
  return router;
}

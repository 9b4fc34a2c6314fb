import { Router } from 'express';
import { PODCAST_FEED_PATH, PODCAST_FEED_TYPE } from '../../schema/shows/podcast-feed.ts';
import type { Context } from '../core/context.ts';
import type { Freshness, ResultCache } from '../core/result-cache.ts';
import { type CachedText, sendCached, tagOf } from './cached-text.ts';
import { PODCAST_CHANGED_BY, podcastFeed } from './podcast-feed.ts';

interface PodcastOptions {
  readonly origin: () => string;
  /** The context of a visitor. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<CachedText>;
}

const FRESHNESS: Freshness = { changedBy: [...PODCAST_CHANGED_BY, 'site.changed'] };
const REASON_TYPE = 'text/plain';

/** `/podcast.xml`; 404 with the reason while the podcast is published elsewhere. */
export function podcastRouter({ origin, anonymous, cache }: PodcastOptions): Router {
  const router = Router();
  router.get(PODCAST_FEED_PATH, async (request, response) => {
    const make = async (): Promise<CachedText> => {
      const context = anonymous();
      const made = await podcastFeed(context, origin());
      const [type, text] = 'off' in made ? [REASON_TYPE, made.off] : [PODCAST_FEED_TYPE, made.text];
      return { type, text, updatedAt: context.now(), etag: tagOf(text) };
    };
    const cached = (await cache.getOrMake('podcast', FRESHNESS, make)) ?? (await make());
    if (cached.type === PODCAST_FEED_TYPE) return sendCached(request, response, cached);
    response.status(404).type(cached.type).send(cached.text);
  });
  return router;
}

import { type ResultCache, createResultCache } from '../core/result-cache.ts';
import type { Clock } from '../core/clock.ts';
import type { Events } from '../core/events/events.ts';
import { FRESHNESS_TOPICS, isMinor } from '../freshness.ts';
import { type CachedText, sizeOfText } from '../pages/cached-text.ts';
import { type RenderedPage, sizeOfPage } from '../pages/router.ts';

/** A sitemap of forty thousand articles takes seven megabytes, an eighth of this. */
const TEXTS = { entries: 500, bytes: 64_000_000 };

/** What visitors were answered, until an event changes it. A type, as an interface's values have no type. */
export type Caches = {
  /** Results of the graph. */
  readonly results: ResultCache<Buffer>;
  readonly pages: ResultCache<RenderedPage>;
  /** Feeds and calendars. */
  readonly texts: ResultCache<CachedText>;
};

export function createCaches(events: Events, clock: Clock): Caches {
  const caching = { events, topics: FRESHNESS_TOPICS, isMinor, now: () => clock.now() };
  return {
    results: createResultCache<Buffer>({ ...caching, sizeOf: ({ length }) => length }),
    pages: createResultCache({ ...caching, sizeOf: sizeOfPage }),
    texts: createResultCache({ ...caching, sizeOf: sizeOfText, most: TEXTS }),
  };
}

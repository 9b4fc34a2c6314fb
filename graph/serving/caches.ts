import { type AnswerCache, createAnswerCache } from '../core/answer-cache.ts';
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
  readonly answers: AnswerCache<Buffer>;
  readonly pages: AnswerCache<RenderedPage>;
  /** Feeds and calendars. */
  readonly texts: AnswerCache<CachedText>;
};

export function createCaches(events: Events, clock: Clock): Caches {
  const caching = { events, topics: FRESHNESS_TOPICS, isMinor, now: () => clock.now() };
  return {
    answers: createAnswerCache<Buffer>({ ...caching, sizeOf: ({ length }) => length }),
    pages: createAnswerCache({ ...caching, sizeOf: sizeOfPage }),
    texts: createAnswerCache({ ...caching, sizeOf: sizeOfText, most: TEXTS }),
  };
}

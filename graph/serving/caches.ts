import { type ResultCache, createResultCache } from '../core/result-cache.ts';
import type { Clock } from '../core/clock.ts';
import type { Events } from '../core/events/events.ts';
import { FRESHNESS_TOPICS, isMinor } from '../freshness.ts';
import type { LiveScores } from '../../schema/fantasy/live-scores.ts';
import { type CachedText, sizeOfText } from '../pages/cached-text.ts';
import { sizeOfVisitorBody, type VisitorBody } from '../requests/visitor-results.ts';
import { type RenderedPage, sizeOfPage } from '../pages/router.ts';

/** A sitemap of forty thousand articles takes seven megabytes, an eighth of this. */
const TEXTS = { entries: 500, bytes: 64_000_000 };

/** What a lineup takes in memory while its game is played; a hundred thousand of them find room. */
const LINEUP_BYTES = 600;
const LINEUPS = { entries: 4, bytes: 480_000_000 };

/** What was read for many, until an event changes it. A type, as an interface's values have no type. */
export type Caches = {
  /** Results of the graph. */
  readonly results: ResultCache<VisitorBody>;
  readonly pages: ResultCache<RenderedPage>;
  /** Feeds and calendars. */
  readonly texts: ResultCache<CachedText>;
  /** The totals of each season in fantasy. */
  readonly standings: ResultCache<Float64Array>;
  /** The lineups of games that are played. */
  readonly liveScores: ResultCache<LiveScores>;
};

export function createCaches(events: Events, clock: Clock): Caches {
  const caching = { events, topics: FRESHNESS_TOPICS, isMinor, now: () => clock.now() };
  return {
    results: createResultCache({ ...caching, sizeOf: sizeOfVisitorBody }),
    pages: createResultCache({ ...caching, sizeOf: sizeOfPage }),
    standings: createResultCache({ ...caching, sizeOf: ({ byteLength }) => byteLength }),
    liveScores: createResultCache({
      ...caching,
      sizeOf: ({ lineups }) => lineups.size * LINEUP_BYTES,
      most: LINEUPS,
    }),
    texts: createResultCache({ ...caching, sizeOf: sizeOfText, most: TEXTS }),
  };
}

import { type ResultCache, createResultCache } from '../core/result-cache.ts';
import type { Clock } from '../core/clock.ts';
import type { Events } from '../core/events/events.ts';
import { FRESHNESS_TOPICS, isMinor } from '../freshness.ts';
import type { FilterView } from '../../schema/filters/filters.ts';
import type { LiveFantasy } from '../../schema/fantasy/live-scores.ts';
import { type CachedText, sizeOfText } from '../pages/cached-text.ts';
import { sizeOfVisitorBody, type VisitorBody } from '../requests/visitor-results.ts';
import { type RenderedPage, sizeOfPage } from '../pages/router.ts';

/** A sitemap of forty thousand articles takes seven megabytes, an eighth of this. */
const TEXTS = { entries: 500, bytes: 64_000_000 };

/** A lineup in memory, with its member. One game may take an eighth of the room: 50,000 lineups. */
const LINEUP_BYTES = 1_000;
const LINEUPS = { entries: 16, bytes: 400_000_000 };

/** Fifty filters of two hundred words take less. */
const FILTERS_BYTES = 1_000_000;

/** What was read for many, until an event changes it. A type, as an interface's values have no type. */
export type Caches = {
  /** Results of the graph. */
  readonly results: ResultCache<VisitorBody>;
  readonly pages: ResultCache<RenderedPage>;
  /** Feeds and calendars. */
  readonly texts: ResultCache<CachedText>;
  /** Pictures of games. */
  readonly cards: ResultCache<Buffer>;
  /** The totals of each season in fantasy. */
  readonly standings: ResultCache<Float64Array>;
  /** The lineups of games that are played. */
  readonly liveFantasy: ResultCache<LiveFantasy>;
  /** The filters of what members write. */
  readonly filters: ResultCache<readonly FilterView[]>;
};

export function createCaches(events: Events, clock: Clock): Caches {
  const caching = { events, topics: FRESHNESS_TOPICS, isMinor, now: () => clock.now() };
  return {
    results: createResultCache({ ...caching, sizeOf: sizeOfVisitorBody }),
    pages: createResultCache({ ...caching, sizeOf: sizeOfPage }),
    standings: createResultCache({ ...caching, sizeOf: ({ byteLength }) => byteLength }),
    liveFantasy: createResultCache({
      ...caching,
      sizeOf: ({ scores }) => scores.lineups.size * LINEUP_BYTES,
      most: LINEUPS,
    }),
    filters: createResultCache({ ...caching, sizeOf: () => FILTERS_BYTES }),
    cards: createResultCache({ ...caching, sizeOf: ({ length }) => length }),
    texts: createResultCache({ ...caching, sizeOf: sizeOfText, most: TEXTS }),
  };
}

import type { EnumName } from '../enum-names.ts';
import * as z from 'zod/mini';
import type { ContentType } from '../shows/shows.ts';

/** Search over articles, shows, games and approved questions: rules, words and the shape of a result. */

export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 200;
/** Pause after typing before a query is sent, and how long a result is cached, in milliseconds. */
export const SEARCH_PAUSE_MS = 300;
export const SEARCH_CACHE_MS = 30_000;
export const SEARCH_DESCRIPTION_LENGTH = 200;
/** Results of a page by default. */
export const SEARCH_PAGE = 20;

export const SEARCH_FILTERS = ['all', 'live', 'videos', 'podcasts', 'blogs'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

export const SEARCH_FILTER_LABELS = {
  all: 'All Results',
  live: 'Live Shows',
  videos: 'Videos',
  podcasts: 'Podcasts',
  blogs: 'Blogs',
} as const satisfies Readonly<Record<SearchFilter, string>>;

export const SEARCH_KINDS = ['content', 'blog', 'game', 'question'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A stretch of text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface SearchResultView {
  readonly type: SearchKind;
  readonly id: number;
  readonly title: string;
  readonly titleParts: readonly TextPart[];
  /** At most 200 characters and an ellipsis. */
  readonly description: string | null;
  readonly descriptionParts: readonly TextPart[];
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly contentType: ContentType | null;
  readonly isLive: boolean | null;
  readonly isPlayoff: boolean | null;
  readonly week: number | null;
  readonly isApproved: boolean | null;
  /** Who asked a question; null for other results. */
  readonly userId: number | null;
  readonly publishedAt: Date | null;
  readonly createdAt: Date | null;
  /** A game's day in Denver, `2025-11-16`. */
  readonly date: string | null;
}

/** What a search says besides its page of results. */
export interface SearchAnswer {
  /** All that match, also beyond the page; counted up to 1000. */
  readonly totalCount: number;
  readonly query: string;
  /** Nothing matches exactly: the results are spelled alike. */
  readonly isApproximate: boolean;
}

export const searchInput = z.object({
  query: z.string(),
  filter: z._default(z.enum(SEARCH_FILTERS), 'all'),
});

/** The words that are looked for: letters and digits, at most eight. */
export function searchWords(query: string): string[] {
  const text = query.slice(0, SEARCH_MAX_LENGTH).toWellFormed().toLowerCase();
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);
}

type Chip =
  | 'LIVE'
  | 'PODCAST'
  | 'SHORT'
  | 'VIDEO'
  | 'BLOG'
  | 'PLAYOFF'
  | 'PRESEASON'
  | 'GAME'
  | 'ANSWERED'
  | 'QUESTION';

const CONTENT_CHIPS: Readonly<Record<EnumName<ContentType>, Chip>> = {
  LIVE: 'LIVE',
  PODCAST: 'PODCAST',
  SHORTS: 'SHORT',
  YOUTUBE: 'VIDEO',
};

/** The label of a result; a question that was approved counts as answered. */
export function chipOf(
  result: Pick<SearchResultView, 'isLive' | 'isPlayoff' | 'week' | 'isApproved'> & {
    readonly type: EnumName<SearchKind>;
    readonly contentType: EnumName<ContentType> | null;
  },
): Chip {
  switch (result.type) {
    case 'CONTENT':
      return result.isLive ? 'LIVE' : CONTENT_CHIPS[result.contentType ?? 'YOUTUBE'];
    case 'BLOG':
      return 'BLOG';
    case 'GAME':
      if (result.isPlayoff) return 'PLAYOFF';
      return result.week !== null && result.week < 1 ? 'PRESEASON' : 'GAME';
    case 'QUESTION':
      return result.isApproved ? 'ANSWERED' : 'QUESTION';
  }
}

/** What the page shows when nothing was found. */
export const NOTHING_FOUND = {
  all: 'No results found for "{query}"',
  live: 'No live shows found for "{query}"',
  videos: 'No videos found for "{query}"',
  podcasts: 'No podcasts found for "{query}"',
  blogs: 'No blogs found for "{query}"',
} as const satisfies Readonly<Record<SearchFilter, string>>;

/** Said above results that are only spelled alike. */
export const CLOSE_MATCHES = 'No exact match for “{query}”. Showing close matches.';

export const SEARCH_FAILED = 'Search failed';

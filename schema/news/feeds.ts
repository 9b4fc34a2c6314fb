import { ARCHIVES } from '../shows/archive.ts';
import type { Archive } from '../shows/show-paths.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '../articles/articles.ts';

/** Feeds of the newest articles: of all of them, and of each category under `/articles/<category>/`. */
export const FEED_FORMATS = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** Articles or shows in one feed. */
export const FEED_LENGTH = 20;

const slugOf = (category: ArticleCategory) => category.toLowerCase().replaceAll(' ', '-');

export const feedPath = (format: FeedFormat, category?: ArticleCategory): string =>
  `${category ? `/articles/${slugOf(category)}` : ''}/${FEED_FORMATS[format].file}`;

export const categoryOfSlug = (slug: string): ArticleCategory | undefined =>
  ARTICLE_CATEGORIES.find((category) => slugOf(category) === slug);

/** Of the newest shows of an archive. There is no RSS: podcast programs would take it for the podcast's own feed. */
export const SHOW_FEED_FORMATS = ['atom', 'json'] as const satisfies readonly FeedFormat[];

export const showFeedPath = (format: FeedFormat, archive: Archive): string =>
  `${ARCHIVES[archive].path}/${FEED_FORMATS[format].file}`;

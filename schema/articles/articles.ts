import type { ImageView } from '../photos/images.ts';

/** Articles: closed lists, defaults, and the shapes that leave the server. */

export const ARTICLE_CATEGORIES = [
  'General',
  'Game Analysis',
  'Player News',
  'Draft',
  'Opinion',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export const DEFAULT_CATEGORY: ArticleCategory = 'General';
export const DEFAULT_AUTHOR = 'Orange Weekly Staff';
/** Minutes. */
export const DEFAULT_READ_TIME = 5;

export const FEATURED_TAGS = 4;
export const CARD_TAGS = 2;

export const ARTICLE_TEXTS = {
  empty: 'No articles published yet. Check back soon!',
  loading: 'Loading articles...',
  loadingOne: 'Loading article...',
  more: 'More articles',
} as const;

/** A focal point in percent of the picture and a zoom; shown with `object-position` and `scale`. */
export interface ImageCrop {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const DEFAULT_CROP: ImageCrop = { x: 50, y: 50, scale: 1 };

const clamp = (value: unknown, low: number, high: number, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(high, Math.max(low, value))
    : otherwise;

/** The crop with everything in its bounds; what is not a number is as by default. */
export const clampedCrop = ({ x, y, scale }: Partial<Record<keyof ImageCrop, unknown>>) => ({
  x: clamp(x, 0, 100, DEFAULT_CROP.x),
  y: clamp(y, 0, 100, DEFAULT_CROP.y),
  scale: clamp(scale, 0.5, 3, DEFAULT_CROP.scale),
});

/** The crop out of its stored JSON text, clamped to what may be shown; null when there is none or it can't be read. */
export function cropOf(stored: string | null | undefined): ImageCrop | null {
  if (!stored) return null;
  try {
    return clampedCrop(Object(JSON.parse(stored)) as Record<keyof ImageCrop, unknown>);
  } catch {
    return null;
  }
}

/** An article as lists show it. Instants are ISO text in milliseconds. */
export interface ArticleView {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: ArticleCategory;
  readonly tags: string[];
  readonly featuredImageUrl: string | null;
  readonly featuredImage: ImageView | null;
  readonly featuredImageCrop: ImageCrop | null;
  readonly imageUrls: string[];
  readonly readTime: number;
  readonly viewCount: number;
  readonly shareCount: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isPublished: boolean;
  readonly publishedAt: string | null;
  /** When a draft becomes public by itself. */
  readonly scheduledPublishAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Grows with every edit. Who saves an older one than the stored is refused. */
  readonly version: number;
}

export const ARTICLE_EVENT_KINDS = ['PUBLISHED', 'EDITED', 'REMOVED', 'COUNTED'] as const;
export type ArticleEventKind = (typeof ARTICLE_EVENT_KINDS)[number];

/** What happened to a published article. REMOVED comes without it. */
export interface ArticleEventView {
  readonly kind: ArticleEventKind;
  readonly articleId: number;
  readonly article: ArticleView | null;
}

/** Which articles an admin lists. */
export const ARTICLE_FILTERS = ['ALL', 'DRAFTS', 'PUBLISHED'] as const;
export type ArticleFilter = (typeof ARTICLE_FILTERS)[number];

export interface ArticleCounts {
  readonly total: number;
  readonly published: number;
  readonly drafts: number;
}

export interface ArticleLink {
  readonly id: number;
  readonly title: string;
}

export interface ArticleNavigationView {
  /** The one published just before. */
  readonly previousArticle: ArticleLink | null;
  /** The one published just after. */
  readonly nextArticle: ArticleLink | null;
}

/** Article text as the server renders it: a sanitized HTML syntax tree (hast) without positions. */
export interface BodyRoot {
  readonly type: 'root';
  readonly children: readonly BodyNode[];
}
export interface BodyElement {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly BodyNode[];
}
export interface BodyText {
  readonly type: 'text';
  readonly value: string;
}
export type BodyNode = BodyElement | BodyText;

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

/** Home shows the newest article featured plus two more. */
export const RECENT_ARTICLES = 3;
export const FEATURED_TAGS = 4;
export const CARD_TAGS = 2;
export const LARGEST_PAGE = 100;

export const ARTICLE_TEXTS = {
  empty: 'No articles published yet. Check back soon!',
  loading: 'Loading articles...',
  loadingOne: 'Loading article...',
  notFound: 'Article not found or not published yet.',
  more: 'More articles',
} as const;

/** A focal point in per cent of the picture and a zoom; shown with `object-position` and `scale`. */
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

/** The crop out of its stored JSON text, clamped to what may be shown; null when there is none or it can't be read. */
export function cropOf(stored: string | null | undefined): ImageCrop | null {
  if (!stored) return null;
  try {
    const { x, y, scale } = Object(JSON.parse(stored)) as Record<keyof ImageCrop, unknown>;
    return {
      x: clamp(x, 0, 100, DEFAULT_CROP.x),
      y: clamp(y, 0, 100, DEFAULT_CROP.y),
      scale: clamp(scale, 0.5, 3, DEFAULT_CROP.scale),
    };
  } catch {
    return null;
  }
}

/** An article as lists show it. */
export interface ArticleView {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: string;
  readonly tags: string[];
  readonly featuredImageUrl: string | null;
  readonly featuredImageCrop: ImageCrop | null;
  readonly imageUrls: string[];
  readonly readTime: number;
  readonly viewCount: number;
  readonly shareCount: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly published: boolean;
  readonly publishedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
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

/** Answer of a like: the viewer's state after the toggle, and everybody's count. */
export interface LikeStatusView {
  readonly liked: boolean;
  readonly totalLikes: number;
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

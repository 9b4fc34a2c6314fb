import type { ArticleCategory } from '../articles/articles.ts';
import type { ContactStatus } from '../contact/contact.ts';

/** The shapes in which the figures of the metrics travel. */

/** A window and the same stretch before it. */
export interface GrowthView {
  readonly current: number;
  readonly previous: number;
  /** Per cent with one decimal; null when there was nothing before. */
  readonly change: number | null;
}

export interface GrowingFigureView {
  readonly total: number;
  readonly today: number;
  readonly week: GrowthView;
  readonly month: GrowthView;
}

/** A part of a whole. */
export interface ShareView {
  readonly name: string;
  readonly count: number;
  /** Of all, in percent with one decimal. */
  readonly percent: number;
}

export interface ContentPerformanceView {
  readonly articleViews: number;
  readonly articleLikes: number;
  readonly articleComments: number;
  readonly articleShares: number;
  readonly photoLikes: number;
  readonly photoComments: number;
  readonly viewsPerArticle: number | null;
  readonly engagementRate: number | null;
}

/** One Mountain day. */
export interface MetricDayView {
  readonly date: string;
  readonly members: number;
  readonly questions: number;
  readonly articles: number;
  readonly photos: number;
  readonly comments: number;
  readonly likes: number;
  readonly views: number;
}

export interface LeadsView {
  readonly status: ContactStatus;
  readonly count: number;
}

export interface CategoryFiguresView {
  readonly category: ArticleCategory;
  readonly articles: number;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
}

export const CONTENT_KINDS = ['ARTICLE', 'PHOTO'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export interface TopContentView {
  readonly kind: ContentKind;
  /** Of the article or of the photo: not unique among both. */
  readonly contentId: number;
  /** Of a photo its description. */
  readonly title: string;
  readonly category: string;
  readonly likes: number;
  readonly comments: number;
  /** Null for photos, whose views are not counted. */
  readonly views: number | null;
  readonly shares: number | null;
}

export interface ArticleAnalyticsView {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly category: ArticleCategory;
  readonly publishedAt: Date;
  readonly readTime: number;
  readonly viewCount: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly shareCount: number;
  /** Per cent with one decimal; null without a view. */
  readonly engagementRate: number | null;
}

export interface SiteMetricsView {
  readonly asOf: Date;
  readonly members: GrowingFigureView;
  readonly questions: GrowingFigureView;
  readonly articles: GrowingFigureView;
  readonly photos: GrowingFigureView;
  readonly content: ContentPerformanceView;
  readonly teams: readonly ShareView[];
  readonly countries: readonly ShareView[];
  readonly locations: readonly ShareView[];
  /** The oldest first, today last. */
  readonly days: readonly MetricDayView[];
  readonly engagementPerDay: number;
  readonly engagementAverage: number;
  readonly leads: readonly LeadsView[];
  readonly topContent: readonly TopContentView[];
  readonly categories: readonly CategoryFiguresView[];
  readonly photoCategories: readonly ShareView[];
}

/**
 * The public figures for sponsors. People are counted in fives, and smaller groups are left out, so that no figure and
 * no difference of two figures reveals anything about one person; counts of content are public anyway.
 */
export interface SponsorMetricsView {
  readonly asOf: Date;
  readonly members: number;
  readonly newMembers: number;
  readonly publishedArticles: number;
  readonly articleViews: number;
  readonly articleShares: number;
  readonly fanPhotos: number;
  readonly engagementPerDay: number;
  readonly engagementAverage: number;
  readonly subscriberCount: number;
  readonly teams: readonly ShareView[];
  readonly countries: readonly ShareView[];
  readonly topLocations: readonly ShareView[];
  readonly categories: readonly CategoryFiguresView[];
}

import { CONTACT_STATUSES } from '../../schema/contact/contact.ts';
import type {
  ArticleAnalyticsView,
  CategoryFiguresView,
  ContentPerformanceView,
  MetricDayView,
  ShareView,
  SiteMetricsView,
  SponsorMetricsView,
} from '../../schema/site/metric-views.ts';
import {
  coarse,
  engagementRateOf,
  MONTH_DAYS,
  oneDecimal,
  percentOf,
  SMALLEST_GROUP,
  TOP_CATEGORIES,
  topShares,
} from '../../schema/site/metrics.ts';
import { PHOTO_CATEGORIES, photoCategoryLabel } from '../../schema/photos/photos.ts';
import type { Context } from '../core/context.ts';
import type { Connection, PageRequest } from '../core/paging/connection.ts';
import { channelStats } from '../shows/content.service.ts';
import { readMostViewed } from './article-analytics.reads.ts';
import { readCategories, readLocations, readTopContent } from './content.reads.ts';
import { type Counts, readCounts } from './counts.reads.ts';
import { lastDays } from './windows.ts';

const daysOf = (counts: Counts, now: Date): MetricDayView[] =>
  lastDays(now).map((date) => ({
    date,
    members: counts.on('members', date),
    questions: counts.on('questions', date),
    articles: counts.on('articles', date),
    photos: counts.on('photos', date),
    comments: counts.on('article_comments', date) + counts.on('photo_comments', date),
    likes: counts.on('article_likes', date) + counts.on('photo_likes', date),
    views: counts.on('article_views', date),
  }));

const engagementOf = (days: readonly MetricDayView[]) => {
  const total = days.reduce((sum, { likes, comments }) => sum + likes + comments, 0);
  return { engagementPerDay: total, engagementAverage: oneDecimal(total / MONTH_DAYS) };
};

function performanceOf(
  counts: Counts,
  categories: readonly CategoryFiguresView[],
): ContentPerformanceView {
  const sum = (name: 'articles' | 'views' | 'likes' | 'comments' | 'shares') =>
    categories.reduce((total, category) => total + category[name], 0);
  const [articles, views, likes, comments, shares] = [
    sum('articles'),
    sum('views'),
    sum('likes'),
    sum('comments'),
    sum('shares'),
  ];
  return {
    articleViews: views,
    articleLikes: likes,
    articleComments: comments,
    articleShares: shares,
    photoLikes: counts.total('photo_likes'),
    photoComments: counts.total('photo_comments'),
    viewsPerArticle: articles === 0 ? null : oneDecimal(views / articles),
    engagementRate: engagementRateOf({ views, likes, comments, shares }),
  };
}

/** Admin. Every figure of the dashboard but the analytics of single articles, as of now. */
export async function siteMetrics(ctx: Context): Promise<SiteMetricsView> {
  ctx.require('admin.dashboard');
  const counts = await readCounts(ctx);
  const categories = await readCategories(ctx);
  const days = daysOf(counts, ctx.now());
  const members = counts.growing('members');
  const photos = counts.growing('photos');
  return {
    asOf: ctx.now(),
    members,
    questions: counts.growing('questions'),
    articles: counts.growing('articles'),
    photos,
    content: performanceOf(counts, categories),
    teams: topShares(counts.groups('members', 'team'), members.total),
    countries: topShares(counts.groups('members', 'country'), members.total),
    locations: await readLocations(ctx),
    days,
    ...engagementOf(days),
    leads: CONTACT_STATUSES.map((status) => ({
      status,
      count: counts.groups('leads', 'status').find(({ name }) => name === status)?.count ?? 0,
    })),
    topContent: await readTopContent(ctx),
    categories: categories.slice(0, TOP_CATEGORIES),
    photoCategories: topShares(
      counts.groups('photos', 'category').map(({ name, count }) => ({
        name: photoCategoryLabel(name),
        count,
      })),
      photos.total,
      PHOTO_CATEGORIES.length,
    ),
  };
}

/** Admin. Published articles with what readers did, most views first. */
export function articleAnalytics(
  ctx: Context,
  page: PageRequest,
): Promise<Connection<ArticleAnalyticsView>> {
  ctx.require('admin.dashboard');
  return readMostViewed(ctx, page);
}

/** Groups as the public sees them. */
const coarseShares = (groups: readonly Omit<ShareView, 'percent'>[], all: number): ShareView[] =>
  topShares(
    groups
      .filter(({ count }) => count >= SMALLEST_GROUP)
      .map(({ name, count }) => ({ name, count: coarse(count) })),
    coarse(all),
  );

/** Public figures of the audience, for sponsors: sums, with people counted in fives. */
export async function sponsorMetrics(ctx: Context): Promise<SponsorMetricsView> {
  const counts = await readCounts(ctx);
  const categories = await readCategories(ctx);
  const performance = performanceOf(counts, categories);
  const members = counts.growing('members');
  const places = await readLocations(ctx);
  return {
    asOf: ctx.now(),
    members: coarse(members.total),
    newMembers: coarse(members.month.current),
    publishedArticles: counts.total('articles'),
    articleViews: performance.articleViews,
    articleShares: performance.articleShares,
    fanPhotos: counts.total('photos'),
    ...engagementOf(daysOf(counts, ctx.now())),
    ...(await channelStats(ctx)),
    teams: coarseShares(counts.groups('members', 'team'), members.total),
    countries: coarseShares(counts.groups('members', 'country'), members.total),
    topLocations: places
      .filter(({ count }) => count >= SMALLEST_GROUP)
      .map(({ name, count }) => ({
        name,
        count: coarse(count),
        percent: percentOf(coarse(count), coarse(members.total)),
      })),
    categories: categories.slice(0, TOP_CATEGORIES),
  };
}

import type { GrowthView, ShareView } from './metric-views.ts';

/** What the Metrics tab shows: each figure with its formula, and the arithmetic of all. */

/** A figure in words: the same on the page, in the schema of the graph, and in the tests. */
export interface Formula {
  readonly label: string;
  readonly formula: string;
  readonly unit: string;
  /** The tables that it is counted from. */
  readonly source: string;
}

/** Days of the short and of the long window. Both end with today. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;
/** Entries of the lists. */
export const TOP_ARTICLES = 10;
export const TOP_CONTENT = 10;
export const TOP_CATEGORIES = 3;
export const TOP_GROUPS = 5;

/** How often the page asks, in ms: article analytics, and everything else. */
export const ANALYTICS_EVERY = 10_000;
export const METRICS_EVERY = 30_000;

export const METRICS = {
  members: {
    label: 'Total users',
    formula: 'Accounts that exist now. Deleted accounts aren’t counted.',
    unit: 'accounts',
    source: 'users',
  },
  questions: {
    label: 'Questions',
    formula: 'Questions for the hosts that exist now, whatever their status.',
    unit: 'questions',
    source: 'questions',
  },
  articles: {
    label: 'Published articles',
    formula: 'Articles published now, dated by when they were published. Drafts don’t count.',
    unit: 'articles',
    source: 'blog_posts',
  },
  photos: {
    label: 'Fan photos',
    formula: 'Approved photos in The Huddle, dated by when they were uploaded.',
    unit: 'photos',
    source: 'fan_zone_photos',
  },
  growth: {
    label: 'Growth',
    formula: `New in the last ${WEEK_DAYS} or ${MONTH_DAYS} days, compared with the same stretch before. A period runs up to now, in Mountain Time, and the previous one ends at the same time of day, so a partial day is compared with a partial day. Change = (now − before) ÷ before; none if there was nothing before.`,
    unit: 'percent',
    source: 'users, questions, blog_posts, fan_zone_photos',
  },
  content: {
    label: 'Content performance',
    formula:
      'Totals for published articles, plus likes and comments on all photos. A view counts once per session and article.',
    unit: 'views, likes, comments, shares',
    source: 'blog_posts, photo_likes, photo_comments',
  },
  engagementRate: {
    label: 'Engagement rate',
    formula: '(likes + comments + shares) ÷ views of published articles; none without a view.',
    unit: 'percent',
    source: 'blog_posts',
  },
  demographics: {
    label: 'Demographics',
    formula: `Members by the favorite team and the country of their profile, the ${TOP_GROUPS} largest of each. Share = members of the group ÷ all members.`,
    unit: 'members',
    source: 'users',
  },
  locations: {
    label: 'Top locations',
    formula: `Where members checked in on game day: the ${TOP_GROUPS} locations with the most members among approved check-ins. Upper and lower case count as the same.`,
    unit: 'members',
    source: 'game_check_ins',
  },
  activity: {
    label: '30-day content activity',
    formula: `New members, questions, published articles, approved photos and comments (on articles and photos), for each of the last ${MONTH_DAYS} days in Mountain time, today included.`,
    unit: 'per day',
    source: 'users, questions, blog_posts, fan_zone_photos, comments, photo_comments',
  },
  engagement: {
    label: 'Engagement per day',
    formula: `Likes and comments on articles and photos. The number is the total of the last ${MONTH_DAYS} days, today included; the average is that total ÷ ${MONTH_DAYS}. Views are shown next to it but not counted. Shares aren’t counted because they have no date.`,
    unit: 'likes and comments',
    source: 'article_likes, comments, photo_likes, photo_comments, article_views',
  },
  leads: {
    label: 'Sponsor lead generation',
    formula:
      'Messages of the advertising form (or with the category advertising) that exist now, by status.',
    unit: 'messages',
    source: 'contact_submissions',
  },
  topContent: {
    label: 'Top content',
    formula: `The ${TOP_CONTENT} most-liked published articles and approved photos. Ties go to the newer one.`,
    unit: 'likes',
    source: 'blog_posts, fan_zone_photos',
  },
  topArticles: {
    label: 'Top 10 articles by views',
    formula: 'Published articles with the most views since they were published.',
    unit: 'views',
    source: 'blog_posts',
  },
  categories: {
    label: 'Top article categories',
    formula: `The ${TOP_CATEGORIES} categories whose published articles have the most views in total.`,
    unit: 'views',
    source: 'blog_posts',
  },
  photoCategories: {
    label: 'Fan Zone photo categories',
    formula: 'Approved photos by category. Share = photos of the category ÷ approved photos.',
    unit: 'photos',
    source: 'fan_zone_photos',
  },
  subscribers: {
    label: 'YouTube subscribers',
    formula: "The channel's own figure, or the last one known.",
    unit: 'subscribers',
    source: 'the channel',
  },
} as const satisfies Readonly<Record<string, Formula>>;
export type MetricName = keyof typeof METRICS;

/** The text of a formula for descriptions in the graph's schema. */
export const formulaText = (name: MetricName): string =>
  `${METRICS[name].formula} (${METRICS[name].unit})`;

export const METRICS_TEXTS = {
  title: 'Site Metrics Dashboard',
  loading: 'Loading metrics…',
  unread: 'We couldn’t load the metrics.',
  nothing: 'Nothing to show yet.',
  noCheckIns: 'No check-ins yet.',
  noLeads: 'No advertising messages yet.',
} as const;

/** Smallest group of people that outsiders hear of, and the steps in which they are counted. */
export const SMALLEST_GROUP = 5;

/** So many people, as outsiders hear it. */
export const coarse = (people: number): number => people - (people % SMALLEST_GROUP);

/** With one decimal, as figures are shown. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A part of a whole in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((part / whole) * 100);

export const growthOf = (current: number, previous: number): GrowthView => ({
  current,
  previous,
  change: previous === 0 ? null : oneDecimal(((current - previous) / previous) * 100),
});

interface Reactions {
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
}

export const engagementRateOf = ({ views, likes, comments, shares }: Reactions): number | null =>
  views === 0 ? null : percentOf(likes + comments + shares, views);

/** The largest groups, by name where they are equal, with their shares of all. */
export function topShares(
  groups: readonly { readonly name: string; readonly count: number }[],
  all: number,
  most: number = TOP_GROUPS,
): ShareView[] {
  return [...groups]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name, count }) => ({ name, count, percent: percentOf(count, all) }));
}

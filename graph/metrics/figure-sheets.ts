import type { ExportName } from '../../schema/accounts/exports.ts';
import type { ShareView, SponsorMetricsView } from '../../schema/site/metric-views.ts';
import { METRICS } from '../../schema/site/metrics.ts';
import type { Context } from '../core/context.ts';
import { siteMetrics, sponsorMetrics } from './metrics.service.ts';
import type { Sheet } from './sheet.ts';

type Columns = Sheet['columns'];

/** A sheet of less than a page, read at once. */
const short = (columns: Columns, rows: (ctx: Context) => Promise<readonly object[]>): Sheet => ({
  columns,
  page: async (ctx) => (await rows(ctx)).map((row) => ({ ...row })),
});

const SHARE = { name: 'Name', count: 'Members', percent: 'Share (%)' };
const FIGURES = { views: 'Views', likes: 'Likes', comments: 'Comments', shares: 'Shares' };

const listed = (section: string, shares: readonly ShareView[]) =>
  shares.map(({ name, count }) => ({ section, figure: name, value: count }));

/** The summary is meant to be shared, so it contains only public figures. */
function summaryOf(metrics: SponsorMetricsView) {
  const figure = (section: string, name: string, value: number | Date) => ({
    section,
    figure: name,
    value,
  });
  return [
    figure('Summary', 'As of (MT)', metrics.asOf),
    figure('Audience', METRICS.members.label, metrics.members),
    figure('Audience', 'New members in 30 days', metrics.newMembers),
    figure('Audience', METRICS.subscribers.label, metrics.subscriberCount),
    figure('Content', METRICS.articles.label, metrics.publishedArticles),
    figure('Content', 'Article views', metrics.articleViews),
    figure('Content', 'Article shares', metrics.articleShares),
    figure('Content', METRICS.photos.label, metrics.fanPhotos),
    figure('Engagement', `${METRICS.engagement.label} (30-day total)`, metrics.engagementPerDay),
    figure('Engagement', 'Average of a day', metrics.engagementAverage),
    ...listed('Favorite teams', metrics.teams),
    ...listed('Countries', metrics.countries),
    ...listed(METRICS.locations.label, metrics.topLocations),
    ...metrics.categories.map(({ category, views }) =>
      figure(`${METRICS.categories.label} (views)`, category, views),
    ),
  ];
}

/** The data of the charts and lists of the page. */
export const FIGURE_SHEETS = {
  'sponsor-summary': short({ section: 'Section', figure: 'Figure', value: 'Value' }, async (ctx) =>
    summaryOf(await sponsorMetrics(ctx)),
  ),
  'daily-activity': short(
    {
      date: 'Day (MT)',
      members: 'Members',
      questions: 'Questions',
      articles: 'Articles',
      photos: 'Photos',
      comments: 'Comments',
      likes: 'Likes',
      views: 'Views',
    },
    async (ctx) => (await siteMetrics(ctx)).days,
  ),
  demographics: short({ kind: 'Kind', ...SHARE }, async (ctx) => {
    const { teams, countries } = await siteMetrics(ctx);
    return [
      ...teams.map((share) => ({ kind: 'Favorite team', ...share })),
      ...countries.map((share) => ({ kind: 'Country', ...share })),
    ];
  }),
  'top-locations': short(SHARE, async (ctx) => (await siteMetrics(ctx)).locations),
  'sponsor-leads': short({ status: 'Status', count: 'Messages' }, async (ctx) =>
    (await siteMetrics(ctx)).leads.filter(({ count }) => count > 0),
  ),
  'top-content': short(
    { kind: 'Kind', contentId: 'ID', title: 'Title', category: 'Category', ...FIGURES },
    async (ctx) => (await siteMetrics(ctx)).topContent,
  ),
  'article-categories': short(
    { category: 'Category', articles: 'Articles', ...FIGURES },
    async (ctx) => (await siteMetrics(ctx)).categories,
  ),
  'photo-categories': short(
    { ...SHARE, count: 'Photos' },
    async (ctx) => (await siteMetrics(ctx)).photoCategories,
  ),
} satisfies Partial<Record<ExportName, Sheet>>;

import { categoryOf } from '../articles/article-category.ts';
import type { Text } from '../../schema/language/english.ts';
import { METRICS_TEXTS, MONTH_DAYS } from '../../schema/site/metrics.ts';
import type { ContactStatus, SiteMetricsQuery } from '../gql/graphql.ts';
import { ChartCard } from './chart-card.tsx';
import { FigureCard } from './figure-card.tsx';
import { dayText, numberText, percentText } from './figures.ts';
import { t, translated } from '../ui/language.ts';

type Metrics = SiteMetricsQuery['siteMetrics'];
type Day = Metrics['days'][number];
type Share = Metrics['teams'][number];

const DAY = { title: 'Day', of: ({ date }: Day) => dayText(date) } as const;
const shareOf = (title: Text, what: Text = 'Members', sayName = (name: string) => name) => ({
  kind: 'bars' as const,
  label: { title, of: ({ name }: Share) => sayName(name) },
  series: [{ title: what, of: ({ count }: Share) => count }],
  more: [
    {
      title: 'Share of all',
      cell: ({ percent }: Share) => percentText(percent),
      isNumber: true,
    },
  ],
});

const LEAD_WORDS: Readonly<Record<ContactStatus, Text>> = {
  NEW: 'New',
  REVIEWED: 'Reviewed',
  COMPLETED: 'Completed',
};

/** Every chart of the dashboard. */
export function MetricCharts({ metrics, subscribers }: { metrics: Metrics; subscribers: number }) {
  const { days, teams, countries, locations, leads, categories, photoCategories } = metrics;
  const leadsTotal = leads.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <ChartCard
        metric="activity"
        dataset="daily-activity"
        kind="lines"
        rows={days}
        label={DAY}
        series={[
          { title: 'Members', of: ({ members }) => members },
          { title: 'Questions', of: ({ questions }) => questions },
          { title: 'Articles', of: ({ articles }) => articles },
          { title: 'Photos', of: ({ photos }) => photos },
          { title: 'Comments', of: ({ comments }) => comments },
        ]}
      />
      <ChartCard
        metric="engagement"
        dataset="daily-activity"
        kind="lines"
        summary={t('{total} in {days} days, {average} on an average day', {
          total: numberText(metrics.engagementPerDay),
          days: MONTH_DAYS,
          average: numberText(metrics.engagementAverage),
        })}
        rows={days}
        label={DAY}
        series={[
          { title: 'Likes', of: ({ likes }) => likes },
          { title: 'Comments', of: ({ comments }) => comments },
        ]}
        more={[{ title: 'Views', cell: ({ views }) => numberText(views), isNumber: true }]}
      />
      <div className="grid gap-6 xl:grid-cols-2">
        <ChartCard
          metric="demographics"
          title={t('Demographics: favorite teams')}
          dataset="demographics"
          rows={teams}
          {...shareOf('Team')}
        />
        <ChartCard
          metric="demographics"
          title={t('Demographics: countries')}
          dataset="demographics"
          rows={countries}
          {...shareOf('Country', 'Members', translated)}
        />
        <ChartCard
          metric="locations"
          dataset="top-locations"
          empty={t(METRICS_TEXTS.noCheckIns)}
          rows={locations}
          {...shareOf('Location')}
        />
        <ChartCard
          metric="leads"
          dataset="sponsor-leads"
          empty={t(METRICS_TEXTS.noLeads)}
          summary={t('{count} total', { count: numberText(leadsTotal) })}
          kind="bars"
          rows={leads}
          label={{
            title: 'Status',
            of: ({ status }) => translated(LEAD_WORDS[status]),
          }}
          series={[{ title: 'Messages', of: ({ count }) => count }]}
        />
        <ChartCard
          metric="categories"
          dataset="article-categories"
          kind="bars"
          rows={categories}
          label={{ title: 'Category', of: (row) => t(categoryOf(row)) }}
          series={[{ title: 'Views', of: ({ views }) => views }]}
          more={[
            { title: 'Articles', cell: ({ articles }) => numberText(articles), isNumber: true },
            { title: 'Likes', cell: ({ likes }) => numberText(likes), isNumber: true },
            { title: 'Comments', cell: ({ comments }) => numberText(comments), isNumber: true },
            { title: 'Shares', cell: ({ shares }) => numberText(shares), isNumber: true },
          ]}
        />
        <ChartCard
          metric="photoCategories"
          dataset="photo-categories"
          rows={photoCategories}
          {...shareOf('Category', 'Photos', translated)}
        />
        <FigureCard metric="subscribers" dataset="sponsor-summary">
          <p className="display text-d2 tabular-nums">{numberText(subscribers)}</p>
        </FigureCard>
      </div>
    </>
  );
}

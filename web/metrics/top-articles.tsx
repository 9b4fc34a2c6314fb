import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../articles/article-category.ts';
import { ANALYTICS_EVERY, METRICS_TEXTS, TOP_ARTICLES } from '../../schema/site/metrics.ts';
import type { ArticleAnalyticsQuery } from '../gql/graphql.ts';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { FigureCard } from './figure-card.tsx';
import { numberText, percentText } from './figures.ts';
import { ARTICLE_ANALYTICS } from './operations.ts';
import { t } from '../ui/language.ts';

type Row = ArticleAnalyticsQuery['articleAnalytics']['nodes'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Title',
    cell: ({ id, title }) => (
      <Link to={`/articles/${id}`} dir="auto" className="font-semibold">
        {title}
      </Link>
    ),
  },
  { title: 'Category', cell: (row) => t(categoryOf(row)) },
  { title: 'Views', cell: ({ viewCount }) => numberText(viewCount), isNumber: true },
  { title: 'Likes', cell: ({ likeCount }) => numberText(likeCount), isNumber: true },
  { title: 'Comments', cell: ({ commentCount }) => numberText(commentCount), isNumber: true },
  { title: 'Shares', cell: ({ shareCount }) => numberText(shareCount), isNumber: true },
  { title: 'Rate', cell: ({ engagementRate }) => percentText(engagementRate), isNumber: true },
];

/** The most viewed articles, polled every ten seconds while the page is visible. */
export function TopArticles() {
  const { data, error, refetch } = useQuery(ARTICLE_ANALYTICS, {
    variables: { first: TOP_ARTICLES },
    fetchPolicy: 'cache-and-network',
    pollInterval: ANALYTICS_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const articles = data?.articleAnalytics.nodes;
  return (
    <FigureCard metric="topArticles" dataset="article-analytics">
      {!articles && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the articles.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!articles && !error && (
        <Loading label={t(METRICS_TEXTS.loading)}>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {articles?.length === 0 && (
        <p className="text-small text-muted">{t('No published articles found.')}</p>
      )}
      {articles && articles.length > 0 && (
        <DataTable
          caption={t('Top 10 articles by views')}
          columns={COLUMNS}
          rows={articles}
          keyOf={({ id }) => id}
        />
      )}
    </FigureCard>
  );
}

import type { SiteMetricsQuery } from '../gql/graphql.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureInfo } from './figure-info.tsx';
import { numberText, percentText } from './figures.ts';
import { t } from '../ui/language.ts';

type Content = SiteMetricsQuery['siteMetrics']['content'];

/** Content performance: sums, and averages per article and per view. */
export function ContentFigures({ content }: { content: Content }) {
  const { viewsPerArticle, engagementRate } = content;
  const figures: readonly (readonly [name: string, value: string])[] = [
    [t('Article views'), numberText(content.articleViews)],
    [t('Views per article'), viewsPerArticle === null ? '–' : numberText(viewsPerArticle)],
    [t('Article likes'), numberText(content.articleLikes)],
    [t('Article comments'), numberText(content.articleComments)],
    [t('Article shares'), numberText(content.articleShares)],
    [t('Photo likes'), numberText(content.photoLikes)],
    [t('Photo comments'), numberText(content.photoComments)],
  ];
  return (
    <FigureCard metric="content" dataset="article-analytics">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="text-h3 font-bold tabular-nums">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-small text-muted">{t('Engagement rate')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3">
            <span className="text-h3 font-bold tabular-nums">{percentText(engagementRate)}</span>
            <FigureInfo metric="engagementRate" />
          </dd>
        </div>
      </dl>
    </FigureCard>
  );
}

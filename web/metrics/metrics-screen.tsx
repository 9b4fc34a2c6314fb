import { useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { METRICS_EVERY, METRICS_TEXTS as TEXTS } from '../../schema/site/metrics.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { ContentFigures } from './content-figures.tsx';
import { ExportButton } from './export-button.tsx';
import { FigureInfo } from './figure-info.tsx';
import { KeyFigure } from './key-figures.tsx';
import { MetricCharts } from './metric-charts.tsx';
import { SITE_METRICS } from './operations.ts';
import { TopArticles } from './top-articles.tsx';
import { TopContent } from './top-content.tsx';
import { t } from '../ui/language.ts';

/** Site Metrics Dashboard: key figures, charts with their tables, and exports. */
export function MetricsScreen() {
  const { data, error, loading, refetch } = useQuery(SITE_METRICS, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: METRICS_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const ask = () => void refetch().catch(() => undefined);
  const metrics = data?.siteMetrics;

  return (
    <section aria-labelledby="metrics-title" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="metrics-title" className="display text-h2">
            {t(TEXTS.title)}
          </h2>
          {metrics && (
            <p className="text-small text-muted">
              {t('As of')} <MountainMoment at={metrics.asOf} />
            </p>
          )}
        </div>
        <Button
          variant="secondary"
          size="sm"
          icon={RefreshCw}
          busy={loading && data !== undefined}
          className="print:hidden"
          onClick={ask}
        >
          {t('Refresh')}
        </Button>
      </div>
      <div
        role="group"
        aria-label={t('Export as CSV')}
        className="flex flex-wrap gap-2 print:hidden"
      >
        <ExportButton name="users">{t('Export users')}</ExportButton>
        <ExportButton name="article-analytics">{t('Export article analytics')}</ExportButton>
        <ExportButton name="photos">{t('Export photos')}</ExportButton>
        <ExportButton name="questions">{t('Export questions')}</ExportButton>
        <ExportButton name="sponsor-summary">{t('Export sponsor summary')}</ExportButton>
      </div>
      {!metrics && error && <ErrorState text={messageOf(error, TEXTS.unread)} onRetry={ask} />}
      {!metrics && !error && (
        <Loading label={t(TEXTS.loading)} className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </Loading>
      )}
      {metrics && (
        <>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
            <KeyFigure metric="members" figure={metrics.members} />
            <KeyFigure metric="questions" figure={metrics.questions} />
            <KeyFigure metric="articles" figure={metrics.articles} />
            <KeyFigure metric="photos" figure={metrics.photos} />
          </ul>
          <div className="flex flex-wrap items-center gap-x-2 text-small text-muted print:hidden">
            <p>{t('Compared with the previous 7 and 30 days.')}</p>
            <FigureInfo metric="growth" />
          </div>
          <ContentFigures content={metrics.content} />
          <MetricCharts metrics={metrics} subscribers={data.channelStats.subscriberCount} />
          <TopArticles />
          <TopContent rows={metrics.topContent} />
        </>
      )}
    </section>
  );
}

import { BarChart3, TableProperties } from 'lucide-react';
import { lazy, useState } from 'react';
import type { ExportName } from '../../schema/accounts/exports.ts';
import { METRICS, METRICS_TEXTS, type MetricName } from '../../schema/site/metrics.ts';
import { Button } from '../ui/buttons/button.tsx';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import type { ChartShape } from './chart-shape.ts';
import { FigureCard } from './figure-card.tsx';
import { numberText } from './figures.ts';
import { t } from '../ui/language.ts';

const Chart = lazy(() => import('./charts.tsx'));

interface ChartCardProps<Row extends object> extends ChartShape<Row> {
  metric: MetricName;
  title?: string;
  dataset: ExportName;
  /** The title above the chart. */
  summary?: string;
  /** Columns of the table that the chart does not show. */
  more?: readonly Column<Row>[];
  /** The text in place of the chart when there is no data. */
  empty?: string;
}

/** A chart, and the same figures as a table for those who prefer it. */
export function ChartCard<Row extends object>({
  metric,
  title = t(METRICS[metric].label),
  dataset,
  summary,
  more = [],
  empty = t(METRICS_TEXTS.nothing),
  ...shape
}: ChartCardProps<Row>) {
  const [isTable, setIsTable] = useState(false);
  const { rows, label, series } = shape;
  const isEmpty = rows.every((row) => series.every(({ of }) => of(row) === 0));
  const columns: Column<Row>[] = [
    { title: label.title, cell: (row) => <span dir="auto">{label.of(row)}</span> },
    ...series.map(({ title: name, of }) => ({
      title: name,
      cell: (row: Row) => numberText(of(row)),
      isNumber: true,
    })),
    ...more,
  ];

  return (
    <FigureCard
      metric={metric}
      title={title}
      dataset={dataset}
      acts={
        !isEmpty && (
          <Button
            variant="quiet"
            size="sm"
            icon={isTable ? BarChart3 : TableProperties}
            className="-ml-3 print:hidden"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? t('Show as chart') : t('Show as table')}
            <span className="sr-only">: {title}</span>
          </Button>
        )
      }
    >
      {summary && <p>{summary}</p>}
      {isEmpty ? (
        <p className="text-small text-muted">{empty}</p>
      ) : isTable ? (
        <DataTable caption={title} columns={columns} rows={rows} keyOf={(row) => label.of(row)} />
      ) : (
        <LazyPart fallback={<Skeleton className="h-64" />}>
          <Chart title={title} shape={shape as unknown as ChartShape<object>} />
        </LazyPart>
      )}
    </FigureCard>
  );
}

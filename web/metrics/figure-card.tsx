import { type ReactNode, useId } from 'react';
import type { ExportName } from '../../schema/accounts/exports.ts';
import { METRICS, type MetricName } from '../../schema/site/metrics.ts';
import { Card } from '../ui/card.tsx';
import { ExportButton } from './export-button.tsx';
import { FigureInfo } from './figure-info.tsx';
import { t } from '../ui/language.ts';

interface FigureCardProps {
  metric: MetricName;
  /** If it is more specific than the figure's own name. */
  title?: string;
  dataset?: ExportName;
  /** Beside the export. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A figure or a chart with its name, its formula, and its export. */
export function FigureCard({ metric, title, dataset, acts, children }: FigureCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-3 break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 id={id} className="display text-h3">
          {title ?? t(METRICS[metric].label)}
        </h3>
        <FigureInfo metric={metric} />
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        {acts}
        {dataset && <ExportButton name={dataset} />}
      </div>
    </Card>
  );
}

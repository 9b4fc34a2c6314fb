import { Info } from 'lucide-react';
import { METRICS, type MetricName } from '../../schema/site/metrics.ts';
import { t, translated } from '../ui/language.ts';

/** The formula of a figure, behind an "i" beside it. */
export function FigureInfo({ metric }: { metric: MetricName }) {
  const { label, formula, unit, source } = METRICS[metric];
  return (
    <details className="text-small print:hidden">
      <summary className="-ml-3 inline-grid size-11 list-none place-items-center rounded-control text-muted hover:bg-current/8 [&::-webkit-details-marker]:hidden">
        <Info aria-hidden className="size-5" />
        <span className="sr-only">{t('How “{label}” is counted', { label: t(label) })}</span>
      </summary>
      <div className="grid gap-1 rounded-control bg-surface p-3 text-muted">
        <p>{t(formula)}</p>
        <p>{t('Unit: {unit}. Source: {source}.', { unit: t(unit), source: translated(source) })}</p>
      </div>
    </details>
  );
}

import { TrendingDown, TrendingUp } from 'lucide-react';
import { METRICS, type MetricName, MONTH_DAYS, WEEK_DAYS } from '../../schema/site/metrics.ts';
import type { GrowingFigure_FigureFragment as GrowingFigure } from '../gql/graphql.ts';
import { classNames } from '../ui/class-names.ts';
import { FigureInfo } from './figure-info.tsx';
import { changeText, numberText } from './figures.ts';
import { rich, t } from '../ui/language.ts';

interface KeyFigureProps {
  metric: MetricName;
  figure: GrowingFigure;
}

/** A total with today's number, and the growth of the last week and month. */
export function KeyFigure({ metric, figure: { total, today, week, month } }: KeyFigureProps) {
  return (
    <li className="grid content-start gap-1 rounded-card border border-border bg-raised p-4 break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between">
        <h3 className="text-small font-semibold text-muted">{t(METRICS[metric].label)}</h3>
        <FigureInfo metric={metric} />
      </div>
      <p className="display text-d2 tabular-nums">{numberText(total)}</p>
      <p className="text-small text-muted">{t('{count} today', { count: numberText(today) })}</p>
      <Growth days={WEEK_DAYS} growth={week} />
      <Growth days={MONTH_DAYS} growth={month} />
    </li>
  );
}

function Growth({ days, growth }: { days: number; growth: GrowingFigure['week'] }) {
  const { current, previous, change } = growth;
  const Icon = change === null || change === 0 ? null : change > 0 ? TrendingUp : TrendingDown;
  return (
    <p className="text-small">
      {rich('{days} days: {count}', {
        days,
        count: <b className="tabular-nums">{numberText(current)}</b>,
      })}{' '}
      <span className={classNames(Icon && 'whitespace-nowrap', tone(change))}>
        {Icon && <Icon aria-hidden className="inline size-4" />} {changeText(change)}
      </span>
      <span className="sr-only">, {t('{count} before', { count: numberText(previous) })}</span>
    </p>
  );
}

const tone = (change: number | null) =>
  change === null || change === 0 ? 'text-muted' : change > 0 ? 'text-win' : 'text-loss';

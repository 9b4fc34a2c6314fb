import { TRENDS } from './lineup/trends.ts';
import { wordIn } from '../../schema/enum-names.ts';
import { type Level, LEVEL_RULES, LEVELS } from '../../schema/fantasy/dashboard.ts';
import { pointsText } from '../../schema/fantasy/scoring.ts';
import type { FantasyDashboardQuery } from '../gql/graphql.ts';
import { Badge, type BadgeTone } from '../ui/pictures/badge.tsx';
import { PointsChart } from './points-chart.tsx';
import { t } from '../ui/language.ts';

const LEVEL_TONES: Readonly<Record<Level, BadgeTone>> = {
  Elite: 'orange',
  Champion: 'amber',
  Competitor: 'blue',
  Solid: 'green',
  Rookie: 'neutral',
};

/** Level, figures and trend of a member's season. */
export function DashboardStats({
  dashboard,
}: {
  dashboard: FantasyDashboardQuery['fantasyDashboard'];
}) {
  const { stats, bestRank, bestWeek, allLineups } = dashboard;
  const level = wordIn(LEVELS, dashboard.level);
  const [trendWords, TrendIcon] = TRENDS[dashboard.trend];
  const figures: readonly (readonly [name: string, figure: string])[] = [
    [
      t('Season rank'),
      stats.seasonRank
        ? `${stats.seasonRank} ${t('of {total}', { total: stats.seasonTotalParticipants })}`
        : '–',
    ],
    [t('Total points'), pointsText(stats.totalPoints)],
    [t('Average'), pointsText(stats.averagePoints)],
    [t('Games'), String(stats.totalGames)],
    [t('Top-three finishes'), String(stats.topFinishes)],
    [t('Top-ten finishes'), String(stats.top10Finishes)],
    [
      t('Best rank'),
      bestRank && bestWeek ? t('{rank} (week {week})', { rank: bestRank, week: bestWeek }) : '–',
    ],
  ];
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={LEVEL_TONES[level]} className="text-small!">
          {t(level)}
        </Badge>
        <span className="text-small text-muted">{t(LEVEL_RULES[level])}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="display text-h3 tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="flex items-center gap-2 font-semibold">
          {TrendIcon && <TrendIcon aria-hidden className="size-5 text-accent-text" />}
          {t(trendWords)}
        </p>
        {allLineups.length > 1 && <PointsChart games={[...allLineups].reverse()} />}
      </div>
    </div>
  );
}

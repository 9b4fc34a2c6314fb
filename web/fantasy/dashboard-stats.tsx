import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { type Level, LEVEL_RULES, type Trend } from '../../schema/fantasy/dashboard.ts';
import { pointsText } from '../../schema/fantasy/scoring.ts';
import type { FantasyDashboardQuery } from '../gql/graphql.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { PointsChart } from './points-chart.tsx';
import { t } from '../ui/language.ts';

const LEVEL_TONES: Readonly<Record<Level, BadgeTone>> = {
  Elite: 'orange',
  Champion: 'amber',
  Competitor: 'blue',
  Solid: 'green',
  Rookie: 'neutral',
};

const TRENDS: Readonly<Record<Trend, readonly [words: string, icon: LucideIcon | null]>> = {
  up: ['Up on the games before', TrendingUp],
  down: ['Down on the games before', TrendingDown],
  stable: ['About as before', Minus],
  other: ['A trend shows from the second game on', null],
};

/** Level, figures and trend of a member's season. */
export function DashboardStats({
  dashboard,
}: {
  dashboard: FantasyDashboardQuery['fantasyDashboard'];
}) {
  const { stats, bestRank, bestWeek, allLineups } = dashboard;
  const level = dashboard.level as Level;
  const [trendWords, TrendIcon] = TRENDS[dashboard.trend as Trend];
  const figures: readonly (readonly [name: string, figure: string])[] = [
    [
      'Season rank',
      stats.seasonRank ? `${stats.seasonRank} of ${stats.seasonTotalParticipants}` : '–',
    ],
    ['Total points', pointsText(stats.totalPoints)],
    ['Average', pointsText(stats.averagePoints)],
    ['Games', String(stats.totalGames)],
    ['Top-three finishes', String(stats.topFinishes)],
    ['Top-ten finishes', String(stats.top10Finishes)],
    ['Best rank', bestRank ? `${bestRank} (week ${bestWeek})` : '–'],
  ];
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={LEVEL_TONES[level]} className="text-small!">
          {t(level)}
        </Badge>
        <span className="text-small text-muted">{LEVEL_RULES[level]}</span>
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
          {trendWords}
        </p>
        {allLineups.length > 1 && <PointsChart games={[...allLineups].reverse()} />}
      </div>
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { ChartLine } from 'lucide-react';
import { BOARD_TEXTS } from '../../schema/fantasy/boards.ts';
import type { FantasyDashboardQuery } from '../gql/graphql.ts';
import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/lists/tabs.tsx';
import { DashboardStats } from './dashboard-stats.tsx';
import { FANTASY_DASHBOARD } from './fantasy-operations.ts';
import { PlayedGames } from './played-games.tsx';
import { SpoilerGuard } from '../settings/spoiler-guard.tsx';
import { t } from '../ui/language.ts';

/** The viewer's own season: level, figures, trend and games. */
export default function FantasyDashboard() {
  const { data, error, refetch } = useQuery(FANTASY_DASHBOARD);
  return (
    <Card
      as="section"
      aria-labelledby="dashboard-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <h3 id="dashboard-title" className="display text-h2">
        {t('Your season')}
      </h3>
      {!data && error && (
        <ErrorState
          text={t('We couldn’t load your season.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Loading label={t('Loading your season')} className="grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </Loading>
      )}
      {data && <Season dashboard={data.fantasyDashboard} />}
    </Card>
  );
}

function Season({ dashboard }: { dashboard: FantasyDashboardQuery['fantasyDashboard'] }) {
  const { recentGames, bestPerformances, allLineups } = dashboard;
  if (allLineups.length === 0) return <EmptyState icon={ChartLine} text={t(BOARD_TEXTS.noGames)} />;
  const tabs = [
    { id: 'recent', label: t('Recent Games'), games: recentGames },
    { id: 'best', label: t('Best Performances'), games: bestPerformances },
    { id: 'all', label: t('All Games'), games: allLineups },
  ];
  return (
    <SpoilerGuard what={t('your season')}>
      <DashboardStats dashboard={dashboard} />
      <Tabs defaultValue="recent">
        <TabList aria-label={t('Your games')}>
          {tabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, label, games }) => (
          <TabPanel key={id} value={id}>
            {games.length > 0 ? (
              <PlayedGames games={games} caption={label} />
            ) : (
              <p className="text-muted">{t('A finish in the top ten will show here.')}</p>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </SpoilerGuard>
  );
}

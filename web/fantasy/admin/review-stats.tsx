import { skipToken, useQuery } from '@apollo/client/react';
import { ListChecks } from 'lucide-react';
import { STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import type { StatsGame_GameFragment as StatsGame } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { FANTASY_ADMIN_TEXTS as TEXTS } from './admin-texts.ts';
import { useFantasyEvents } from './fantasy-admin-events.ts';
import { GAME_STATS } from './operations.ts';
import { PlayerCards } from './player-cards.tsx';
import { t } from '../../ui/language.ts';

/** What was imported for a game. */
export function ReviewStats({ game }: { game: StatsGame | undefined }) {
  const { data, error, refetch } = useQuery(
    GAME_STATS,
    game ? { variables: { gameId: game.id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const ask = () => void refetch().catch(() => undefined);
  useFantasyEvents((gameId) => {
    if (game && gameId === game.id) ask();
  });

  if (!game) return <EmptyState icon={ListChecks} text={t(STATS_TEXTS.noGame)} />;
  if (!data && error)
    return <ErrorState text={messageOf(error, 'We couldn’t load the stats.')} onRetry={ask} />;
  if (!data)
    return (
      <Loading label={t('Loading stats…')}>
        <Skeleton className="h-52" />
      </Loading>
    );
  const stats = data.gameStats;
  if (stats.length === 0) return <EmptyState icon={ListChecks} text={t(TEXTS.noStats)} />;
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">
        {t('{count|one:# player|other:# players} imported, most points first', {
          count: stats.length,
        })}
      </p>
      <PlayerCards
        key={game.id}
        players={stats.map(({ id, playerName, fantasyPoints, ...rest }) => ({
          ...rest,
          key: id,
          name: playerName,
          points: fantasyPoints,
        }))}
      />
    </div>
  );
}

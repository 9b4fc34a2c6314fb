import { skipToken, useQuery } from '@apollo/client/react';
import { ClipboardList } from 'lucide-react';
import { STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import type { LineupSubmissionsQuery } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { FANTASY_ADMIN_TEXTS as TEXTS } from './admin-texts.ts';
import { POLL_MS, useLineupEvents } from './fantasy-admin-events.ts';
import { gameName } from './game-names.ts';
import { SUBMISSIONS, SUBMISSIONS_GAME } from './operations.ts';
import { t } from '../../ui/language.ts';

type Submission = LineupSubmissionsQuery['lineupSubmissions'][number];

const COLUMNS: readonly Column<Submission>[] = [
  { title: 'ID', cell: ({ id }) => id },
  { title: 'Member', cell: ({ userName }) => <b dir="auto">{userName}</b> },
  { title: 'Email', cell: ({ userEmail }) => userEmail },
  { title: 'Lineup', cell: ({ lineupName }) => <span dir="auto">{lineupName}</span> },
  { title: 'Submitted', cell: ({ submittedAt }) => <MountainMoment at={submittedAt} /> },
];

/** Who has submitted for the next game; not what. New ones appear by themselves. */
export function Submissions() {
  const pollInterval = usePollWhileDown(POLL_MS);
  const next = useQuery(SUBMISSIONS_GAME, { fetchPolicy: 'cache-and-network', pollInterval });
  const game = next.data?.nextGame;
  const { data, error, refetch } = useQuery(
    SUBMISSIONS,
    game
      ? { variables: { gameId: game.id }, fetchPolicy: 'cache-and-network', pollInterval }
      : skipToken,
  );
  const ask = () => void refetch().catch(() => undefined);
  useLineupEvents((gameId) => {
    if (gameId === game?.id) ask();
  });

  const failure = next.data ? error : next.error;
  const submissions = data?.lineupSubmissions;
  return (
    <section aria-labelledby="submissions-title" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="submissions-title" className="display text-h3">
          {t('Lineup submissions')}
        </h3>
        {game && (
          <p className="text-small text-muted">
            {gameName(game)} · <MountainMoment at={game.kickoffAt} />
            {submissions && ` · ${t('{count} submitted', { count: submissions.length })}`}
          </p>
        )}
      </div>
      {game === null ? (
        <EmptyState icon={ClipboardList} text={t(STATS_TEXTS.noUpcomingGame)} />
      ) : submissions ? (
        submissions.length === 0 ? (
          <EmptyState icon={ClipboardList} text={t(TEXTS.noSubmissions)} />
        ) : (
          <DataTable
            caption={t('Lineups submitted for the next game')}
            columns={COLUMNS}
            rows={submissions}
            keyOf={({ id }) => id}
          />
        )
      ) : failure ? (
        <ErrorState
          text={messageOf(failure, 'We couldn’t load the submissions.')}
          onRetry={next.data ? ask : () => void next.refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading submissions…')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </section>
  );
}

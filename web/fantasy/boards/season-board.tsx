import { useQuery } from '@apollo/client/react';
import { Trophy } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { BOARD_PAGE, BOARD_TEXTS } from '../../../schema/fantasy/boards.ts';
import { seasonIn, SeasonSelect } from '../../games/season-select.tsx';
import type { SeasonBoardQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { type CursorPages, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { SEASON_BOARD } from '../fantasy-operations.ts';
import { SeasonRow } from './season-row.tsx';
import { t } from '../../ui/language.ts';
import { useSite } from '../../ui/site.ts';

/** Members by the points of their whole season, week by week; the viewer's own row stays in sight. */
export function SeasonBoard({ isDense }: { isDense: boolean }) {
  const [search, setSearch] = useSearchParams();
  const { season: current } = useSite();
  const season = seasonIn(search, current);
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(SEASON_BOARD, {
    variables: { season, first: BOARD_PAGE, after: pages.after },
  });
  function show(next: number) {
    pages.restart();
    setSearch(
      (old) => {
        const named = new URLSearchParams(old);
        if (next === current) named.delete('season');
        else named.set('season', String(next));
        return named;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const seasons = (data ?? previousData)?.seasons ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SeasonSelect seasons={seasons} season={season} onChange={show} />
      <Standings
        data={data}
        hasFailed={error !== undefined}
        retry={() => void refetch().catch(() => undefined)}
        pages={pages}
        isDense={isDense}
      />
    </div>
  );
}

interface StandingsProps {
  data: SeasonBoardQuery | undefined;
  hasFailed: boolean;
  retry: () => void;
  pages: CursorPages;
  isDense: boolean;
}

function Standings({ data, hasFailed, retry, pages, isDense }: StandingsProps) {
  if (!data && hasFailed)
    return <ErrorState text={t('We couldn’t load the season.')} onRetry={retry} />;
  if (!data)
    return (
      <Loading label={t('Loading season')}>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  const { seasonBoard, mySeasonRow: mine } = data;
  const { nodes: rows, pageInfo } = seasonBoard;
  const isFirst = pages.after === null;
  if (rows.length === 0 && isFirst) return <EmptyState icon={Trophy} text={t(BOARD_TEXTS.none)} />;
  const weeks = [
    ...new Set([...rows, ...(mine ? [mine] : [])].flatMap((row) => row.weeks.map((w) => w.week))),
  ].sort((one, other) => one - other);
  const ranks = rows.map(({ rank }) => rank);
  const isTied = (rank: number, userId: number) =>
    rows.some((row) => row.rank === rank && row.user.id !== userId);
  const cell = 'px-3 py-2 text-right whitespace-nowrap';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        role="region"
        aria-label={t('Season standings')}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, by the keyboard too
        tabIndex={0}
        className="relative max-h-[70dvh] overflow-auto rounded-card border border-border bg-raised print:max-h-none print:overflow-visible"
      >
        <table className="w-full border-separate border-spacing-0 tabular-nums">
          <thead className="sticky top-0 z-20 bg-surface-2 text-small">
            <tr>
              <th scope="col" className="py-2 pl-3 text-left">
                {t('Rank')}
              </th>
              <th scope="col" className="px-3 py-2 text-left">
                {t('Member')}
              </th>
              <th scope="col" className={cell}>
                {t('Total')}
              </th>
              <th scope="col" className={cell}>
                {t('Average')}
              </th>
              {weeks.map((week) => (
                <th key={week} scope="col" className={cell}>
                  <abbr title={t('Week {week}', { week })} className="no-underline">
                    {t('W{week}', { week })}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SeasonRow
                key={row.user.id}
                row={row}
                weeks={weeks}
                isTied={isTied(row.rank, row.user.id)}
                isMine={row.user.id === mine?.user.id}
                isDense={isDense}
              />
            ))}
          </tbody>
          {mine && (
            <tfoot className="sticky bottom-0 z-20">
              <SeasonRow
                row={mine}
                weeks={weeks}
                isTied={isTied(mine.rank, mine.user.id)}
                isMine
                isDense={isDense}
              />
            </tfoot>
          )}
        </table>
      </div>
      {(!isFirst || pageInfo.hasNextPage) && (
        <nav
          aria-label={t('Pages of the season')}
          className="flex items-center justify-between gap-3 print:hidden"
        >
          <Button variant="secondary" size="sm" disabled={isFirst} onClick={pages.newer}>
            {t('Previous')}
          </Button>
          <p className="text-small text-muted tabular-nums">
            {rows.length > 0
              ? t('Rank {first} to {last}', { first: ranks[0]!, last: ranks.at(-1)! })
              : t('End of the list')}
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={!pageInfo.hasNextPage}
            onClick={() => pages.older(pageInfo.endCursor!)}
          >
            {t('Next')}
          </Button>
        </nav>
      )}
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { CalendarPlus, FileUp, CalendarX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Text } from '../../../schema/language/english.ts';
import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { useSite } from '../../ui/site.ts';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { opponentWords, resultWords, weekWords } from './game-row-words.ts';
import { GAME_LIST, GAMES_CHANGED } from './operations.ts';
import { t } from '../../ui/language.ts';

/** How often the list is asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;

const GAME_SORTS = ['LATEST', 'EARLIEST', 'OPPONENT'] as const;
type GameSort = (typeof GAME_SORTS)[number];

const SORTS = {
  LATEST: 'Latest first',
  EARLIEST: 'Earliest first',
  OPPONENT: 'By opponent',
} as const satisfies Readonly<Record<GameSort, Text>>;

/** Games on one page. */
const PAGE = 20;

/** The games of a season come by their kickoff. */
function sorted(games: readonly Game[], sort: GameSort): readonly Game[] {
  if (sort === 'EARLIEST') return games;
  if (sort === 'LATEST') return games.toReversed();
  return games.toSorted((one, other) => one.opponent.localeCompare(other.opponent, 'en'));
}

const COLUMNS: readonly Column<Game>[] = [
  {
    title: 'Week',
    cell: (game) => <span className="max-lg:eyebrow max-lg:text-muted">{weekWords(game)}</span>,
    isHeading: true,
  },
  { title: 'Game', cell: (game) => <b>{opponentWords(game)}</b>, isHeading: true },
  { title: 'Kickoff', cell: ({ kickoffAt }) => <MountainMoment at={kickoffAt} /> },
  { title: 'TV', cell: ({ tvNetwork }) => tvNetwork ?? '—' },
  {
    title: 'Result',
    cell: (game) => resultWords(game) ?? <Badge tone="blue">{t('NOT PLAYED')}</Badge>,
  },
  {
    title: 'Edit',
    isActs: true,
    cell: (game) => (
      <Link
        to={`/admin?tab=games&game=${game.id}&season=${game.season}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline lg:min-h-6"
      >
        {t('Edit')}
        <span className="sr-only"> {`${weekWords(game)} ${opponentWords(game)}`}</span>
      </Link>
    ),
  },
];

/** The games of a season. Season, order and page are in the URL. */
export function GameList() {
  const [search, setSearch] = useAddressParams();
  const { season: current } = useSite();
  const season = Number(search.get('season')) || current;
  const sort = GAME_SORTS.find((one) => one === search.get('sort')) ?? 'LATEST';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, previousData, error, refetch } = useQuery(GAME_LIST, {
    variables: { season },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useLive(GAMES_CHANGED, { refetches: ['AdminGames'] });

  const list = data ?? previousData;
  const pages = Math.max(1, Math.ceil((list?.games.length ?? 0) / PAGE));
  const games = sorted(list?.games ?? [], sort).slice((page - 1) * PAGE, page * PAGE);
  const show = (changes: Record<string, string>) =>
    setSearch(
      {
        tab: 'games',
        ...(season !== current && { season: String(season) }),
        ...(sort !== 'LATEST' && { sort }),
        ...changes,
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <section aria-labelledby="games-title" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="games-title" className="display text-h2">
          {t('Games')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin?tab=games&game=import" variant="secondary" icon={FileUp}>
            {t('From a file')}
          </ButtonLink>
          <ButtonLink to={`/admin?tab=games&game=new&season=${season}`} icon={CalendarPlus}>
            {t('Add a game')}
          </ButtonLink>
        </div>
      </div>
      <div className="grid gap-4 sm:max-w-lg sm:grid-cols-2">
        <SelectField
          label={t('Season')}
          value={season}
          onChange={({ target }) => show({ season: target.value })}
        >
          {[...new Set([...(list?.seasons ?? []), season])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('Order')}
          value={sort}
          onChange={({ target }) => show({ sort: target.value })}
        >
          {GAME_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(SORTS[one])}
            </option>
          ))}
        </SelectField>
      </div>
      {!list && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the games.')} onRetry={ask} />
      )}
      {!list && !error && (
        <Loading label={t('Loading games…')}>
          <Skeleton className="h-80" />
        </Loading>
      )}
      {list?.games.length === 0 && (
        <EmptyState icon={CalendarX} text={t('No games in this season yet.')} />
      )}
      {games.length > 0 && (
        <DataTable
          caption={t('Games of the season')}
          columns={COLUMNS}
          rows={games}
          keyOf={({ id }) => id}
        />
      )}
      {pages > 1 && (
        <nav aria-label={t('Pages of games')} className="flex items-center justify-end gap-3">
          <Button
            size="sm"
            variant="secondary"
            disabled={page === 1}
            onClick={() => show({ page: String(page - 1) })}
          >
            {t('Previous')}
          </Button>
          <span className="text-small text-muted">
            {t('Page {page} of {pages}', { page, pages })}
          </span>
          <Button
            size="sm"
            variant="secondary"
            disabled={page >= pages}
            onClick={() => show({ page: String(page + 1) })}
          >
            {t('Next')}
          </Button>
        </nav>
      )}
    </section>
  );
}

import { nameOf } from '../../../schema/enum-names.ts';
import { useQuery } from '@apollo/client/react';
import { Clapperboard, Podcast } from 'lucide-react';
import { useState } from 'react';
import { ARCHIVES } from '../../../schema/shows/archive.ts';
import type { Archive } from '../../../schema/shows/show-paths.ts';
import type { ContentType, ShowArchiveQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { NewsNotice } from '../../ui/lists/news-notice.tsx';
import { useAddressParams } from '../../ui/lists/use-address-params.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useShowEvents } from '../show-events.ts';
import { type ArchiveChoice, ArchiveFilters } from './archive-filters.tsx';
import { SHOW_ARCHIVE } from './operations.ts';
import { ShowCard } from './show-card.tsx';

const LISTS: Readonly<Record<Archive, string>> = {
  podcast: 'grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2',
  shows: 'grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3',
};
const ICONS = { podcast: Podcast, shows: Clapperboard } as const;

function choiceIn(search: URLSearchParams, archive: Archive): ArchiveChoice {
  const season = /^\d{4}$/.exec(search.get('season') ?? '')?.[0];
  return {
    kind: ARCHIVES[archive].types.find((one) => one === search.get('kind')) ?? null,
    season: season === undefined ? null : Number(season),
    find: search.get('find') ?? '',
  };
}

const paramsOf = ({ kind, season, find }: ArchiveChoice): Record<string, string> => ({
  ...(kind && { kind }),
  ...(season !== null && { season: String(season) }),
  ...(find && { find }),
});

interface ShowArchiveProps {
  archive: Archive;
  /** The variables of the page's first query. */
  asked: { readonly types: ContentType[]; readonly first: number };
}

/** Every show of an archive, newest first: by season and kind, and by words. */
export function ShowArchive({ archive, asked }: ShowArchiveProps) {
  const [search, setSearch] = useAddressParams();
  const choice = choiceIn(search, archive);
  const { kind, season, find } = choice;
  const variables = {
    ...asked,
    types: kind ? [nameOf(kind)] : asked.types,
    ...(season !== null && { season }),
    ...(find && { search: find }),
  };
  const { data, previousData, error, refetch, fetchMore } = useQuery(SHOW_ARCHIVE, { variables });
  const [isNew, setNew] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const shown = data ?? (error ? undefined : previousData);
  const count = shown?.shows?.nodes.length ?? 0;
  const ask = () =>
    void refetch()
      .then(() => setNew(false))
      .catch(() => undefined);

  // Who has read on far down keeps their place until they ask for what is new.
  useShowEvents(['ShowArchive'], ({ kind: what }, refetchAfter) => {
    if (count <= asked.first) refetchAfter();
    else if (what === 'PUBLISHED') setNew(true);
  });

  async function loadOlder(after: string | null | undefined) {
    setFetching(true);
    try {
      await fetchMore({ variables: { ...variables, after }, updateQuery: joined });
    } catch (failure) {
      toast({
        title: messageOf(failure, 'We couldn’t load older shows.'),
        variant: 'destructive',
      });
    } finally {
      setFetching(false);
    }
  }

  return (
    <>
      <NewsNotice
        text={isNew ? t('New on the site') : null}
        onShow={() => {
          window.scrollTo(0, 0);
          ask();
        }}
      />
      <ArchiveFilters
        archive={archive}
        choice={choice}
        seasons={shown?.showSeasons ?? []}
        onChoose={(next) => setSearch(paramsOf(next), { replace: true, preventScrollReset: true })}
      />
      {shown?.shows ? (
        <div aria-busy={!data} className={classNames(!data && 'opacity-60')}>
          <Results archive={archive} choice={choice} page={shown.shows} />
          {shown.shows.pageInfo.hasNextPage && (
            <div className="mt-10 text-center">
              <Button
                variant="secondary"
                busy={isFetching}
                onClick={() => void loadOlder(shown.shows?.pageInfo.endCursor)}
              >
                {archive === 'podcast' ? t('Load older episodes') : t('Load older shows')}
              </Button>
            </div>
          )}
        </div>
      ) : error ? (
        <ErrorState text={messageOf(error, 'We couldn’t load the shows.')} onRetry={ask} />
      ) : (
        <ArchiveSkeleton archive={archive} />
      )}
    </>
  );
}

function joined(
  before: ShowArchiveQuery,
  { fetchMoreResult: next }: { fetchMoreResult: ShowArchiveQuery },
): ShowArchiveQuery {
  if (!before.shows || !next.shows) return before;
  return {
    ...before,
    shows: { ...next.shows, nodes: [...before.shows.nodes, ...next.shows.nodes] },
  };
}

interface ResultsProps {
  archive: Archive;
  choice: ArchiveChoice;
  page: NonNullable<ShowArchiveQuery['shows']>;
}

function Results({ archive, choice: { kind, season, find }, page: { nodes } }: ResultsProps) {
  const isChosen = kind !== null || season !== null || find !== '';
  const none = isChosen
    ? t('No matches. Try other words or all seasons.')
    : archive === 'podcast'
      ? t('No episodes yet. Check back soon!')
      : t('No shows yet. Check back soon!');
  if (nodes.length === 0)
    return (
      <div role="status">
        <EmptyState icon={ICONS[archive]} text={none} />
      </div>
    );
  return (
    <ul className={LISTS[archive]}>
      {nodes.map((item) => (
        <li key={item.id}>
          <ShowCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function ArchiveSkeleton({ archive }: { archive: Archive }) {
  return (
    <Loading label={t('Loading shows…')} className={LISTS[archive]}>
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} className={archive === 'podcast' ? 'h-28' : 'h-24 sm:h-72'} />
      ))}
    </Loading>
  );
}

import { skipToken, useQuery } from '@apollo/client/react';
import { FileQuestionMark } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { episodePage } from '../../../schema/pages/entries/episode.ts';
import { MISSING_SHOW_HEAD } from '../../../schema/pages/entries/show-head.ts';
import { showPage } from '../../../schema/pages/entries/show.ts';
import { ARCHIVES } from '../../../schema/shows/archive.ts';
import { type Archive, archiveOf, showPath } from '../../../schema/shows/show-paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { useShowEvents } from '../show-events.ts';
import { SHOW_PAGE } from './operations.ts';
import { ShowDetails } from './show-details.tsx';

const PAGES = { shows: showPage, podcast: episodePage } as const;

/** The page of one show or episode. */
export function OneShow({ archive }: { archive: Archive }) {
  const id = Number(useParams().id);
  const { search, hash } = useLocation();
  const isPossible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const { data, error, refetch } = useQuery(
    SHOW_PAGE,
    isPossible ? { variables: PAGES[archive].queries.ShowPage({ id }) } : skipToken,
  );
  useShowEvents(['ShowPage'], ({ show }, refetchAfter) => {
    if (show.id === id) refetchAfter();
  });
  const show = data?.show;

  if (show?.id === id) {
    const place = archiveOf(show.type);
    if (place !== archive) return <Navigate replace to={showPath(show) + search + hash} />;
    return (
      <>
        <PageMeta head={PAGES[archive].head(show)} />
        <ShowDetails key={id} show={show} />
      </>
    );
  }
  if (!isPossible || (data && !show)) return <ShowNotFound archive={archive} />;
  return (
    <div className="page min-h-dvh py-8 sm:py-10">
      {error ? (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the show.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label={t('Loading the show…')} className="mx-auto grid max-w-[46rem] gap-5">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-20" />
          <Skeleton className="aspect-video" />
        </Loading>
      )}
    </div>
  );
}

function ShowNotFound({ archive }: { archive: Archive }) {
  return (
    <div className="page min-h-dvh py-10">
      <PageMeta head={MISSING_SHOW_HEAD} />
      <PageTitle className="mb-6">{t('Show not found')}</PageTitle>
      <EmptyState
        icon={FileQuestionMark}
        text={t('It may have moved, or it’s no longer on the site.')}
      >
        <ButtonLink to={ARCHIVES[archive].path} variant="secondary">
          {archive === 'podcast' ? t('All episodes') : t('All shows')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { FileX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ARTICLE_INPUT_TEXTS } from '../../../schema/articles/article-input.ts';
import type { ArticleImportQuery } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { saidByServer } from '../../ui/forms/server-words.ts';
import { t, translated } from '../../ui/language.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { SectionTitle } from '../editing/section-title.tsx';
import { ImportActs } from './import-acts.tsx';
import {
  FORMAT_NAMES,
  IMPORT_STATE_WORDS,
  IMPORTS_ADDRESS,
  POST_STATE_WORDS,
} from './import-words.ts';
import { ARTICLE_IMPORT, ARTICLE_IMPORT_EVENTS } from './operations.ts';

/** Asked for this often while nothing is pushed, in ms. */
const POLL_MS = 5_000;

/** An export: what its posts become, and the acts that import or undo it. */
export function OneImport({ id }: { id: number }) {
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(ARTICLE_IMPORT, {
    variables: { id, after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(ARTICLE_IMPORT_EVENTS, { refetches: ['ArticleImport'] });
  const shown = data ?? previousData;
  const one = shown?.articleImport;
  return (
    <section aria-labelledby="articles-title" className="grid grid-cols-1 gap-5">
      <BackLink to={IMPORTS_ADDRESS}>{t('All imports')}</BackLink>
      <SectionTitle>{one ? one.filename : t('Import articles')}</SectionTitle>
      {!shown && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load the import.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!shown && !error && (
        <Loading label={t('Loading import…')}>
          <Skeleton className="h-60" />
        </Loading>
      )}
      {shown && !one && (
        <EmptyState
          icon={FileX}
          text={t('This import doesn’t exist. Previews expire after a week.')}
        />
      )}
      {one && (
        <>
          <Summary one={one} />
          <ImportActs one={one} />
          <Posts
            page={one.posts}
            isFirst={pages.after === null}
            onBack={pages.newer}
            onNext={pages.older}
          />
        </>
      )}
    </section>
  );
}

type Import = NonNullable<ArticleImportQuery['articleImport']>;
type Page = Import['posts'];
type Post = Page['nodes'][number];

function Summary({ one }: { one: Import }) {
  const { format, state, ready, faulty, known, made, missingPictures } = one;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={IMPORT_STATE_WORDS[state].tone}>
          {translated(IMPORT_STATE_WORDS[state].label)}
        </Badge>
        {FORMAT_NAMES[format]}
      </p>
      <p role="status" className="tabular-nums">
        {state === 'PREVIEW'
          ? t('{ready|one:# article|other:# articles} can be imported', { ready })
          : // Of an import that was undone there may be nothing left.
            made + ready > 0 && t('{made} of {all} articles', { made, all: made + ready })}
      </p>
      {faulty > 0 && <p>{t('{faulty|one:# post|other:# posts} can’t be imported', { faulty })}</p>}
      {known > 0 && <p>{t('{known|one:# post is|other:# posts are} already here', { known })}</p>}
      {missingPictures > 0 && (
        <p>
          {t(
            'We couldn’t copy {pictures|one:# picture|other:# pictures}. Where possible, articles show them from the old site.',
            { pictures: missingPictures },
          )}
        </p>
      )}
    </div>
  );
}

const faultOf = saidByServer(ARTICLE_INPUT_TEXTS);

const COLUMNS: readonly Column<Post>[] = [
  {
    title: 'Title',
    isHeading: true,
    cell: ({ title, article }) =>
      article === null ? title || '–' : <Link to={`/articles/${article.id}`}>{title}</Link>,
  },
  {
    title: 'Published',
    cell: ({ publishedAt }) =>
      publishedAt === null ? t('Draft') : <MountainMoment at={publishedAt} />,
  },
  { title: 'Old URL', cell: ({ path }) => path ?? '–' },
  {
    title: 'Status',
    cell: ({ state, fault }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={POST_STATE_WORDS[state].tone}>
          {translated(POST_STATE_WORDS[state].label)}
        </Badge>
        {fault !== null && faultOf(fault)}
      </span>
    ),
  },
];

interface PostsProps {
  page: Page;
  isFirst: boolean;
  onBack: () => void;
  onNext: (last: string) => void;
}

function Posts({ page: { nodes: posts, pageInfo }, isFirst, onBack, onNext }: PostsProps) {
  const last = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      <DataTable
        caption={t('Posts in the export')}
        columns={COLUMNS}
        rows={posts}
        keyOf={({ id }) => id}
      />
      {(!isFirst || last != null) && (
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" disabled={isFirst} onClick={onBack}>
            {t('Previous')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={last == null}
            onClick={() => last != null && onNext(last)}
          >
            {t('Next')}
          </Button>
        </div>
      )}
    </>
  );
}

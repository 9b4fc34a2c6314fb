import { useQuery } from '@apollo/client/react';
import { FileUp, Newspaper, PenLine, Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { ARTICLE_ADMIN_TEXTS as TEXTS } from '../../../../schema/articles/article-form.ts';
import { ARTICLE_FILTERS, type ArticleFilter } from '../../../../schema/articles/articles.ts';
import type { Text } from '../../../../schema/language/english.ts';
import { usePollWhileDown } from '../../../live/poll-while-down.ts';
import { useLive } from '../../../live/use-live.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { restoresFocus } from '../../../ui/dialogs/restore-focus.ts';
import { useCursorPages } from '../../../ui/lists/cursor-pages.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/states.tsx';
import { useAddressParams } from '../../../ui/lists/use-address-params.ts';
import { useArticleEvents } from '../../article-events.ts';
import { IMPORTS_ADDRESS } from '../../imports/import-words.ts';
import { ArticleRow } from './article-row.tsx';
import { draftAddress } from '../editor-address.ts';
import { isNewDraftId, storedDrafts, newDraftId } from '../stored-draft.ts';
import { ListFilter } from './list-filter.tsx';
import { ALL_ARTICLES, ARTICLE_SAVES } from '../operations.ts';
import { SectionTitle } from '../section-title.tsx';
import { UnsavedDrafts } from '../unsaved-drafts.tsx';
import { t } from '../../../ui/language.ts';

const PAGE = 20;
/** The list is asked for this often while nothing is pushed, in ms. */
const POLL_MS = 30_000;

const QUERIES = ['AllArticles'];

const NOTHING = {
  ALL: TEXTS.none,
  DRAFTS: TEXTS.noneDrafts,
  PUBLISHED: TEXTS.nonePublished,
} satisfies Readonly<Record<ArticleFilter, Text>>;

/** All articles for admins: how many there are, which are shown, and the way to each act. */
export function ArticleList() {
  const [search, setSearch] = useAddressParams();
  const show = ARTICLE_FILTERS.find((one) => one.toLowerCase() === search.get('show')) ?? 'ALL';
  const pages = useCursorPages();
  const [stored, setStored] = useState(storedDrafts);
  const { data, previousData, error, refetch } = useQuery(ALL_ARTICLES, {
    variables: { show, first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useLive(ARTICLE_SAVES, { refetches: QUERIES });
  // Only for the counts: whatever else happens to an article was a save.
  useArticleEvents(QUERIES, () => undefined);

  const shown = data ?? previousData;
  const articles = shown?.allArticles.nodes;
  const total = show === 'ALL' ? 'total' : show === 'DRAFTS' ? 'drafts' : 'published';
  const count = shown?.articleCounts[total] ?? 0;
  const last = shown?.allArticles.pageInfo.hasNextPage
    ? shown.allArticles.pageInfo.endCursor
    : null;
  const first = (pages.number - 1) * PAGE + 1;
  const end = first + (articles?.length ?? 0) - 1;

  return (
    <section aria-labelledby="articles-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionTitle>{t('Articles')}</SectionTitle>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin?tab=articles&labels=all" variant="secondary" icon={TagIcon}>
            {t('Tags and categories')}
          </ButtonLink>
          <ButtonLink to={IMPORTS_ADDRESS} variant="secondary" icon={FileUp}>
            {t('Import articles')}
          </ButtonLink>
          <ButtonLink to={draftAddress(newDraftId())} icon={PenLine}>
            {t('Create Article')}
          </ButtonLink>
        </div>
      </div>
      <ListFilter
        counts={shown?.articleCounts}
        show={show}
        onShow={(next) => {
          pages.restart();
          setSearch({ tab: 'articles', show: next.toLowerCase() }, { replace: true });
        }}
      />
      <UnsavedDrafts
        drafts={stored.filter(({ id }) => isNewDraftId(id))}
        onForgotten={() => setStored(storedDrafts())}
      />
      {error && !articles && (
        <ErrorState text={messageOf(error, 'We couldn’t load the articles.')} onRetry={ask} />
      )}
      {!articles && !error && (
        <Loading label={t('Loading articles...')} className="grid gap-3">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} className="h-28" />
          ))}
        </Loading>
      )}
      {articles?.length === 0 && (
        <EmptyState icon={Newspaper} text={t(NOTHING[show])}>
          {show === 'ALL' && (
            <ButtonLink to={draftAddress(newDraftId())} variant="secondary">
              {t('Create Article')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {articles && articles.length > 0 && (
        <>
          <ul ref={restoresFocus} className="grid gap-3">
            {articles.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                hasStoredDraft={stored.some(({ id }) => id === String(article.id))}
                onDone={ask}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-small text-muted tabular-nums">
              {t('{first}–{end} of {count}', { first, end, count })}
            </p>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                disabled={pages.after === null}
                onClick={pages.newer}
              >
                {t('Newer')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                disabled={last == null}
                onClick={() => last != null && pages.older(last)}
              >
                {t('Older')}
              </Button>
            </div>
          </div>
        </>
      )}
    </section>
  );
}

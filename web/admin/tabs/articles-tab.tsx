import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArticleList } from '../../articles/editing/list/article-list.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { t } from '../../ui/language.ts';

const ArticleEditor = lazy(() => import('../../articles/editing/article-editor.tsx'));

const ArticleLabels = lazy(() => import('../../articles/labels/article-labels.tsx'));
const ArticleImports = lazy(() => import('../../articles/imports/article-imports.tsx'));

/** The list of articles, imports of them, their tags, or the editor of the one that the address names (`&edit=12`). */
export default function ArticlesTab() {
  const [search, setSearch] = useSearchParams();
  const edited = search.get('edit');
  /** Under which name the editor of an article was opened that has got an id since. */
  const [begunAs, setBegunAs] = useState<Readonly<Record<string, string>>>({});
  if (search.has('import') || search.has('labels'))
    return (
      <Suspense
        fallback={
          <Loading label={t('Loading articles...')}>
            <Skeleton className="h-96" />
          </Loading>
        }
      >
        {search.has('import') ? <ArticleImports /> : <ArticleLabels />}
      </Suspense>
    );
  if (edited === null || !/^(\d{1,9}|new(-\w+)?)$/.test(edited)) return <ArticleList />;

  function created(id: number) {
    setBegunAs({ ...begunAs, [id]: edited! });
    setSearch({ tab: 'articles', edit: String(id) }, { replace: true });
  }

  return (
    <Suspense
      fallback={
        <Loading label={t('Loading the editor…')}>
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      <ArticleEditor key={begunAs[edited] ?? edited} draftId={edited} onCreated={created} />
    </Suspense>
  );
}

import { ARTICLE_TEXTS } from '../../../schema/articles/articles.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { t } from '../../ui/language.ts';

/** The space of the article: title, excerpt, byline, picture, first lines. */
export function ArticlePageSkeleton() {
  return (
    <Loading label={t(ARTICLE_TEXTS.loadingOne)} className="page py-6 sm:py-8">
      <div className="mx-auto grid min-h-dvh max-w-[46rem] content-start gap-3 pt-14">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-24" />
        <Skeleton className="h-14" />
        <Skeleton className="h-5 w-64" />
        <Skeleton className="my-4 aspect-video rounded-card" />
        {['w-full', 'w-full', 'w-full', 'w-3/5'].map((width, line) => (
          <Skeleton key={line} className={`h-5 ${width}`} />
        ))}
      </div>
    </Loading>
  );
}

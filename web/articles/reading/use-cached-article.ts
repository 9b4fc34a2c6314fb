import { useEffect } from 'react';
import { whenQuiet } from '../../worker/when-quiet.ts';

interface Article {
  readonly id: number;
  readonly title: string;
}

/** Caches an article that was opened, so that it can be read offline. */
export function useCachedArticle(article: Article | undefined): void {
  const { id, title } = article ?? {};
  useEffect(() => {
    if (id === undefined || title === undefined) return;
    whenQuiet(
      () =>
        void import('../../worker/cache-article.ts')
          .then(({ cacheArticle }) => cacheArticle(`/articles/${id}`, title))
          // Only the offline copy is missing.
          .catch(() => undefined),
    );
  }, [id, title]);
}

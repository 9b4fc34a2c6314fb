import { useEffect } from 'react';
import { whenQuiet } from '../../worker/when-quiet.ts';

interface Article {
  readonly id: number;
  readonly title: string;
}

/** An article that is read is kept, so that it can be read again without a network. */
export function useCachedArticle(article: Article | undefined): void {
  const { id, title } = article ?? {};
  useEffect(() => {
    if (id === undefined || title === undefined) return;
    whenQuiet(
      () =>
        void import('../../worker/keep-article.ts')
          .then(({ keepArticle }) => keepArticle(`/articles/${id}`, title))
          // It can be read all the same.
          .catch(() => undefined),
    );
  }, [id, title]);
}

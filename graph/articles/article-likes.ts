import type { ArticleView } from '../../schema/articles/articles.ts';
import type { Likeable } from '../likes/likeable.ts';
import { tell } from './article-events.ts';
import { lockArticle } from './article.reads.ts';
import { articleNotFound } from './article.service.ts';

/** Published articles can be liked. */
export const LIKEABLE_ARTICLES: Likeable<ArticleView> = {
  type: 'Article',
  table: { likes: 'articleLikes', likeColumn: 'articleId' },
  lock: lockArticle,
  notFound: articleNotFound,
  publish: (ctx, article) => tell(ctx, 'COUNTED', article),
};

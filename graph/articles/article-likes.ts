import type { ArticleView } from '../../schema/articles/articles.ts';
import type { Likeable } from '../likes/likeable.ts';
import { publishChange } from './article-events.ts';
import { lockArticle } from './article.reads.ts';
import { articleNotFound } from './article.service.ts';

/** Published articles can be liked. */
export const LIKEABLE_ARTICLES: Likeable<ArticleView> = {
  type: 'Article',
  table: { likes: 'articleLikes', likeColumn: 'articleId' },
  lock: lockArticle,
  notFound: articleNotFound,
  publish: (ctx, article) => publishChange(ctx, 'COUNTED', article),
};

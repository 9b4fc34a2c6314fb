import { notFound } from './codes.ts';

/** Articles that readers don't find. */
export const ARTICLES_REFUSALS = {
  'article.notPublished': notFound('Article not found or not published yet.'),
  'article.unknown': notFound('Article not found.'),
} as const;

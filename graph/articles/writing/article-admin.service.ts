import { ARTICLE_LIMITS } from '../../../schema/articles/article-input.ts';
import {
  type ArticleCounts,
  type ArticleFilter,
  type BodyRoot,
} from '../../../schema/articles/articles.ts';
import { harmless } from '../../../schema/clean-text.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { cursorOfArticle } from '../article-cursor.ts';
import { type ReadArticle, readAll, readCounts } from '../article.reads.ts';
import { rendered } from '../body/rendered.ts';

interface Page extends PageRequest {
  readonly show: ArticleFilter;
}

/** A page of drafts and published articles, newest first by creation. */
export function allArticles(
  ctx: Context,
  { show, ...page }: Page,
): Promise<Connection<ReadArticle>> {
  ctx.require('article.seeDrafts');
  return readConnection(page, (some) => readAll(ctx, { show, ...some }), cursorOfArticle);
}

/** How many articles there are, and how many of them are published and drafts. */
export async function articleCounts(ctx: Context): Promise<ArticleCounts> {
  ctx.require('article.seeDrafts');
  return readCounts(ctx);
}

/** Text that is being written, as readers will see it. */
export async function previewArticle(ctx: Context, content: string): Promise<BodyRoot> {
  ctx.require('article.write');
  if (content.length > ARTICLE_LIMITS.content)
    throw refuse('article.contentTooLong', { max: ARTICLE_LIMITS.content.toLocaleString('en-US') });
  return rendered(harmless(content));
}

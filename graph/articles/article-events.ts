import type { ArticleEventKind } from '../../schema/articles/articles.ts';
import type { Context } from '../core/context.ts';
import type { ReadArticle } from './article.reads.ts';

/** Publishes a change of a published article to all, without the fields that are private to a viewer. */
export function publishChange(
  ctx: Pick<Context, 'publish'>,
  kind: Exclude<ArticleEventKind, 'REMOVED'>,
  { isLikedByMe: _own, content: _long, ...article }: ReadArticle,
): void {
  ctx.publish('article.changed', { kind, articleId: article.id, article });
}

/** Publishes that a published article was withdrawn or deleted. */
export const publishRemoval = (ctx: Pick<Context, 'publish'>, articleId: number): void =>
  ctx.publish('article.changed', { kind: 'REMOVED', articleId, article: null });

import type { ArticleEventKind, ArticleInEvent } from '../../schema/articles/articles.ts';
import type { Context } from '../core/context.ts';
import type { ReadArticle } from './article.reads.ts';

/** Publishes a change of a published article to all, without the fields that are private to a viewer. */
export function publishChange(
  ctx: Pick<Context, 'publish'>,
  kind: Exclude<ArticleEventKind, 'REMOVED'>,
  read: ReadArticle,
): void {
  ctx.publish('article.changed', { kind, articleId: read.id, article: inEvent(read) });
}

/** Publishes that a published article was withdrawn or deleted. */
export const publishRemoval = (ctx: Pick<Context, 'publish'>, articleId: number): void =>
  ctx.publish('article.changed', { kind: 'REMOVED', articleId, article: null });

const text = (instant: Date | null) => instant && instant.toISOString();

function inEvent({ isLikedByMe: _own, content: _long, ...read }: ReadArticle): ArticleInEvent {
  return {
    ...read,
    publishedAt: text(read.publishedAt),
    scheduledPublishAt: text(read.scheduledPublishAt),
    createdAt: read.createdAt.toISOString(),
    updatedAt: read.updatedAt.toISOString(),
  };
}

const instant = (value: string | null) => (value === null ? null : new Date(value));

/** The article of an event, as the graph returns it. */
export const outOfEvent = (article: ArticleInEvent): ReadArticle => ({
  ...article,
  publishedAt: instant(article.publishedAt),
  scheduledPublishAt: instant(article.scheduledPublishAt),
  createdAt: new Date(article.createdAt),
  updatedAt: new Date(article.updatedAt),
  isLikedByMe: null,
});

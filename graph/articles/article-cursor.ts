import * as z from 'zod/mini';
import type { ArticleView } from '../../schema/articles/articles.ts';
import { anInstant, aRowId, defineCursor, notOfThisList } from '../core/paging/cursors.ts';

/** Where an article is in both lists of articles: of those that are published, and of all by their beginning. */
const articleCursor = defineCursor<
  readonly [publishedAt: string | null, createdAt: string, id: number]
>('articles', z.tuple([z.nullable(anInstant), anInstant, aRowId]));

export const cursorOfArticle = ({
  publishedAt,
  createdAt,
  id,
}: Pick<ArticleView, 'publishedAt' | 'createdAt' | 'id'>): string =>
  articleCursor.of(publishedAt?.toISOString() ?? null, createdAt.toISOString(), id);

export const BY_PUBLISHING = {
  table: 'blog_posts',
  column: 'published_at',
  place: (cursor: string) => {
    const [publishedAt, , id] = articleCursor.read(cursor);
    if (publishedAt === null) throw notOfThisList();
    return [publishedAt, id] as const;
  },
};

export const BY_CREATION = {
  table: 'blog_posts',
  column: 'created_at',
  place: (cursor: string) => {
    const [, createdAt, id] = articleCursor.read(cursor);
    return [createdAt, id] as const;
  },
};

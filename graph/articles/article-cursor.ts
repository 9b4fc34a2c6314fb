import * as z from 'zod/mini';
import type { ArticleView } from '../../schema/articles/articles.ts';
import {
  anInstant,
  aRowId,
  defineCursor,
  defineTimeList,
  notOfThisList,
} from '../core/paging/cursors.ts';
import { db } from '../core/database/db.ts';

/** Where an article is in both lists of articles: of those that are published, and of all by their beginning. */
const articleCursor = defineCursor<
  readonly [publishedAt: string | null, createdAt: string, id: number]
>('articles', z.tuple([z.nullable(anInstant), anInstant, aRowId]));

export const cursorOfArticle = ({
  publishedAt,
  createdAt,
  id,
}: Pick<ArticleView, 'publishedAt' | 'createdAt' | 'id'>): string =>
  articleCursor.of(publishedAt, createdAt, id);

export const startByPublishing = defineTimeList({
  list: articleCursor.list,
  at: ({ after }) => db.selectFrom('blogPosts').select('publishedAt as at').where('id', '=', after),
  place: (cursor) => {
    const [publishedAt, , id] = articleCursor.read(cursor);
    if (publishedAt === null) throw notOfThisList();
    return [publishedAt, id];
  },
});

export const startByCreation = defineTimeList({
  list: articleCursor.list,
  at: ({ after }) => db.selectFrom('blogPosts').select('createdAt as at').where('id', '=', after),
  place: (cursor) => {
    const [, createdAt, id] = articleCursor.read(cursor);
    return [createdAt, id];
  },
});

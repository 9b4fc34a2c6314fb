import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from '../core/database/columns.ts';
import { tallied } from '../core/database/tallied.ts';
import { Article } from './article.entity.ts';

/** A session's first view of an article; later views are not counted. */
export const ArticleView = defineEntity({
  name: 'ArticleView',
  tableName: 'article_views',
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).deleteRule('cascade'),
    /** Hash of what identifies a browser session. */
    sessionKey: p.text(),
    createdAt: stamped().index(),
  },
  uniques: [{ properties: ['article', 'sessionKey'] }],
  triggers: tallied({ table: 'article_views', name: 'article_views' }),
});
export type ArticleView = InferEntity<typeof ArticleView>;

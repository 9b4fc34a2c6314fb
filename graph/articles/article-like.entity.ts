import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { countedOn } from '../core/database/counted-on.ts';
import { tallied } from '../core/database/tallied.ts';
import { likeColumns } from '../likes/like.columns.ts';
import { Article } from './article.entity.ts';

/** One per member and article; `likeCount` of the article follows. */
export const ArticleLike = defineEntity({
  name: 'ArticleLike',
  tableName: 'article_likes',
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).deleteRule('cascade'),
    ...likeColumns(),
  },
  uniques: [{ properties: ['article', 'user'] }],
  triggers: [
    countedOn({ table: 'blog_posts', column: 'like_count', by: 'article_id' }),
    ...tallied({ table: 'article_likes', name: 'article_likes' }),
  ],
});
export type ArticleLike = InferEntity<typeof ArticleLike>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { commentColumns } from '../comments/comment.columns.ts';
import { countedOn } from '../core/database/counted-on.ts';
import { mentionsIndex } from '../mentions/mention.columns.ts';
import { repliesIndex } from '../core/database/replies-index.ts';
import { reportedAs } from '../core/database/reported-as.ts';
import { tallied } from '../core/database/tallied.ts';
import { Article } from './article.entity.ts';

/** A comment on an article. */
export const Comment = defineEntity({
  name: 'Comment',
  tableName: 'comments',
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).deleteRule('cascade'),
    ...commentColumns(),
  },
  indexes: [
    { properties: ['article', 'id'] },
    repliesIndex('comments_replies_index'),
    mentionsIndex('comments_mentions_index'),
  ],
  uniques: [{ properties: ['user', 'clientId'] }],
  triggers: [
    reportedAs('article_comment'),
    countedOn({ table: 'blog_posts', column: 'comment_count', by: 'article_id' }),
    ...tallied({ table: 'comments', name: 'article_comments' }),
  ],
});
export type Comment = InferEntity<typeof Comment>;

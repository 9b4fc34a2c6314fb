import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { countedOn } from '../core/database/counted-on.ts';
import { likeColumns } from '../likes/like.columns.ts';
import { Comment } from './comment.entity.ts';

/** One per member and comment; `likeCount` of the comment follows. */
export const CommentLike = defineEntity({
  name: 'CommentLike',
  tableName: 'comment_likes',
  properties: {
    id: p.integer().primary(),
    comment: () => p.manyToOne(Comment).deleteRule('cascade'),
    ...likeColumns(),
  },
  uniques: [{ properties: ['comment', 'user'] }],
  triggers: [countedOn({ table: 'comments', column: 'like_count', by: 'comment_id' })],
});
export type CommentLike = InferEntity<typeof CommentLike>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { countedOn } from '../core/database/counted-on.ts';
import { likeColumns } from '../likes/like.columns.ts';
import { PhotoComment } from './photo-comment.entity.ts';

/** One per member and comment; `likeCount` of the comment follows. */
export const PhotoCommentLike = defineEntity({
  name: 'PhotoCommentLike',
  tableName: 'photo_comment_likes',
  properties: {
    id: p.integer().primary(),
    comment: () => p.manyToOne(PhotoComment).deleteRule('cascade'),
    ...likeColumns(),
  },
  uniques: [{ properties: ['comment', 'user'] }],
  triggers: [countedOn({ table: 'photo_comments', column: 'like_count', by: 'comment_id' })],
});
export type PhotoCommentLike = InferEntity<typeof PhotoCommentLike>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { reactionColumns } from '../reactions/reaction.columns.ts';
import { PhotoComment } from './photo-comment.entity.ts';

/** At most one of each kind per member and comment. They are counted when they are read. */
export const PhotoCommentReaction = defineEntity({
  name: 'PhotoCommentReaction',
  tableName: 'photo_comment_reactions',
  properties: {
    id: p.integer().primary(),
    comment: () => p.manyToOne(PhotoComment).deleteRule('cascade'),
    ...reactionColumns(),
  },
  uniques: [{ properties: ['comment', 'user', 'reaction'] }],
});
export type PhotoCommentReaction = InferEntity<typeof PhotoCommentReaction>;

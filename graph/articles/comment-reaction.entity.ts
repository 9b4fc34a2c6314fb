import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { reactionColumns } from '../reactions/reaction.columns.ts';
import { Comment } from './comment.entity.ts';

/** At most one of each kind per member and comment. They are counted when they are read. */
export const CommentReaction = defineEntity({
  name: 'CommentReaction',
  tableName: 'comment_reactions',
  properties: {
    id: p.integer().primary(),
    comment: () => p.manyToOne(Comment).deleteRule('cascade'),
    ...reactionColumns(),
  },
  uniques: [{ properties: ['comment', 'user', 'reaction'] }],
});
export type CommentReaction = InferEntity<typeof CommentReaction>;

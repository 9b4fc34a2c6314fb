import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Comment } from '../articles/comment.entity.ts';
import { ChatMessage } from '../chat/chat-message.entity.ts';
import { stamped } from '../core/database/columns.ts';
import { PhotoComment } from '../photos/photo-comment.entity.ts';

/** A filter has marked a post for moderators. It names one post, and is deleted with it or once that is decided. */
export const FilterMark = defineEntity({
  name: 'FilterMark',
  tableName: 'filter_marks',
  properties: {
    id: p.integer().primary(),
    chatMessage: () => p.manyToOne(ChatMessage).nullable().deleteRule('cascade'),
    articleComment: () => p.manyToOne(Comment).nullable().deleteRule('cascade'),
    photoComment: () => p.manyToOne(PhotoComment).nullable().deleteRule('cascade'),
    /** As it was called then; the filter may be gone. */
    filterName: p.text(),
    createdAt: stamped(),
  },
  uniques: [
    { properties: ['chatMessage', 'filterName'] },
    { properties: ['articleComment', 'filterName'] },
    { properties: ['photoComment', 'filterName'] },
  ],
});
export type FilterMark = InferEntity<typeof FilterMark>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { countedOn } from '../core/database/counted-on.ts';
import { likeColumns } from '../likes/like.columns.ts';
import { ChatMessage } from './chat-message.entity.ts';

/** One per member and message; `likeCount` of the message follows. */
export const ChatLike = defineEntity({
  name: 'ChatLike',
  tableName: 'game_chat_likes',
  properties: {
    id: p.integer().primary(),
    message: () => p.manyToOne(ChatMessage).deleteRule('cascade'),
    ...likeColumns(),
  },
  uniques: [{ properties: ['message', 'user'] }],
  triggers: [countedOn({ table: 'game_chat_messages', column: 'like_count', by: 'message_id' })],
});
export type ChatLike = InferEntity<typeof ChatLike>;

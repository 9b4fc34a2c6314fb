import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { reactionColumns } from '../reactions/reaction.columns.ts';
import { ChatMessage } from './chat-message.entity.ts';

/** At most one of each kind per member and message. They are counted when they are read. */
export const ChatReaction = defineEntity({
  name: 'ChatReaction',
  tableName: 'game_chat_reactions',
  properties: {
    id: p.integer().primary(),
    message: () => p.manyToOne(ChatMessage).deleteRule('cascade'),
    ...reactionColumns(),
  },
  uniques: [{ properties: ['message', 'user', 'reaction'] }],
});
export type ChatReaction = InferEntity<typeof ChatReaction>;

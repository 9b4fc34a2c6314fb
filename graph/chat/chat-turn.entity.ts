import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { instant } from '../core/database/columns.ts';

/** When a member posted last. It outlives the message, so that deleting one does not shorten the wait for the next. */
export const ChatTurn = defineEntity({
  name: 'ChatTurn',
  tableName: 'game_chat_turns',
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule('cascade'),
    postedAt: instant(),
  },
});
export type ChatTurn = InferEntity<typeof ChatTurn>;

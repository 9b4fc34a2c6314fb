import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { counter, stamped } from '../core/database/columns.ts';
import { Game } from '../games/game.entity.ts';
import { mentionColumns, mentionsIndex } from '../mentions/mention.columns.ts';
import { repliesIndex } from '../core/database/replies-index.ts';
import { reportedAs } from '../core/database/reported-as.ts';

export const ChatMessage = defineEntity({
  name: 'ChatMessage',
  tableName: 'game_chat_messages',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    message: p.text(),
    likeCount: counter(),
    /**
     * The message that it replies to. Not a foreign key: a deleted message that moderators put back is quoted again, and one
     * that is gone is not found. Ids are never used twice.
     */
    replyToId: p.integer().nullable(),
    ...mentionColumns(),
    /** The sender's own name for the post: sent twice, it is stored once. */
    clientId: p.text().nullable(),
    /** Incremented by every edit and like, so that readers know the newer of two copies. */
    revision: counter(),
    /** The phase of the game when it was posted, as in 'Q3'. */
    gamePhase: p.text().nullable(),
    /** The game that was on, or had ended that day. */
    game: () => p.manyToOne(Game).nullable().deleteRule('set null'),
    /** Quarter and seconds left in it, while it was on. */
    period: p.smallint().nullable(),
    clock: p.smallint().nullable(),
    /** The moment of the game that it is about: earlier than it was posted where its writer’s video is late. */
    aboutAt: stamped(),
    createdAt: stamped(),
    updatedAt: stamped(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['user', 'createdAt'] },
    { properties: ['game', 'likeCount'] },
    { properties: ['game', 'id'] },
    repliesIndex('game_chat_messages_replies_index'),
    mentionsIndex('game_chat_messages_mentions_index'),
  ],
  uniques: [{ properties: ['user', 'clientId'] }],
  triggers: [reportedAs('chat_message')],
});
export type ChatMessage = InferEntity<typeof ChatMessage>;

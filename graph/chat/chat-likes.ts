import { sql } from 'kysely';
import type { ChatMessageView } from '../../schema/chat.ts';
import type { Likeable } from '../likes/likeable.ts';
import { CHAT_LIKES, chatMessageRow } from './chat-message.rows.ts';
import { publish, unknownMessage } from './chat-message.service.ts';

/** Messages of the game chat can be liked, also while it is closed. */
export const LIKEABLE_MESSAGES: Likeable<ChatMessageView> = {
  type: 'ChatMessage',
  table: CHAT_LIKES,
  lock: (tx, id) =>
    chatMessageRow(tx, null, {
      source: sql`update game_chat_messages set revision = revision + 1 where id = ${id} returning *`,
    }),
  notFound: unknownMessage,
  publish: (ctx, message) => publish(ctx, 'LIKED', message),
};

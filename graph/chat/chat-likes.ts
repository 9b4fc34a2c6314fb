import type { ChatMessageView } from '../../schema/chat.ts';
import { db } from '../core/database/db.ts';
import type { Likeable } from '../likes/likeable.ts';
import { CHAT_LIKES, chatMessageRow } from './chat-message.rows.ts';
import { publish, unknownMessage } from './chat-message.service.ts';

/** Messages of the game chat can be liked, also while it is closed. */
export const LIKEABLE_MESSAGES: Likeable<ChatMessageView> = {
  type: 'ChatMessage',
  table: CHAT_LIKES,
  lock: (tx, id) =>
    chatMessageRow(
      tx,
      null,
      db
        .updateTable('gameChatMessages')
        .set({ revision: ({ eb }) => eb('revision', '+', 1) })
        .where('id', '=', id)
        .returningAll(),
    ),
  notFound: unknownMessage,
  publish: (ctx, message) => publish(ctx, 'LIKED', message),
};

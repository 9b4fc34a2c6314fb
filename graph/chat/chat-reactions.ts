import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ChatMessageView } from '../../schema/chat.ts';
import { db } from '../core/database/db.ts';
import { rowsOf, type Slots, statement } from '../core/database/rows.ts';
import { changeWithView, MEMBER_LOCKED, STEP } from '../likes/like.changes.ts';
import { type Reactable, REACTION_TABLES, type ReactionChange } from '../reactions/reactable.ts';
import { withReactionChange } from '../reactions/reaction.changes.ts';
import { messageOf, messagesIn } from './chat-message.rows.ts';
import { publish, unknownMessage } from './chat-message-changes.service.ts';

const table = REACTION_TABLES.ChatMessage;

const changeReaction = statement((change: Slots<ReactionChange>) => {
  const lock = db
    .selectFrom('gameChatMessages')
    .selectAll()
    .where('id', '=', change.id)
    .where(MEMBER_LOCKED)
    .forKeyShare();
  const changed = withReactionChange(table, change, lock).with('m', (each) =>
    each.selectFrom('thing').selectAll(),
  );
  return messagesIn(changed, change.userId).select(STEP);
});

/** Messages of the game chat can be reacted to, also while it is closed. */
export const REACTABLE_MESSAGES: Reactable<ChatMessageView> = {
  type: 'ChatMessage',
  table,
  changeReaction: changeWithView(changeReaction, messageOf),
  read: async (em: EntityManager, ids: readonly number[]) =>
    (
      await rowsOf(
        em,
        messagesIn(
          db.with('m', (each) =>
            each.selectFrom('gameChatMessages').selectAll().where('id', 'in', ids),
          ),
          sql.val(null),
        ),
      )
    ).map(messageOf),
  notFound: unknownMessage,
  publish: (ctx, message) => publish(ctx, 'REACTED', message),
};

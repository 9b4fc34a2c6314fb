import type { ChatMessageView } from '../../schema/chat.ts';
import type { Reacted } from '../../schema/reactions.ts';
import { db } from '../core/database/db.ts';
import { notifyInboxLater } from '../core/notify-inbox.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import {
  changeWithView,
  lockedByLike,
  MEMBER_LOCKED,
  STEP,
  withLike,
} from '../likes/like.changes.ts';
import { LIKE_TABLES, type Likeable, type LikeChange } from '../likes/likeable.ts';
import { messageOf, messagesIn } from './chat-message.rows.ts';
import { publish, unknownMessage } from './chat-message-changes.service.ts';

const changeLike = statement((change: Slots<LikeChange>) => {
  const lock = db
    .updateTable('gameChatMessages')
    .set({ revision: ({ eb }) => eb('revision', '+', 1) })
    .where('id', '=', change.id)
    .where(MEMBER_LOCKED)
    .returningAll();
  const changed = withLike(LIKE_TABLES.ChatMessage, change, lock).with('m', (each) =>
    each.selectFrom('thing').selectAll(),
  );
  return messagesIn(changed, change.userId).select(STEP);
}, lockedByLike);

/** Messages of the game chat can be liked, also while it is closed. */
export const LIKEABLE_MESSAGES: Likeable<Reacted<ChatMessageView>> = {
  type: 'ChatMessage',
  changeLike: changeWithView(changeLike, messageOf),
  notFound: unknownMessage,
  publish(ctx, message) {
    publish(ctx, 'LIKED', message);
    notifyInboxLater(ctx, message.user.id);
  },
};

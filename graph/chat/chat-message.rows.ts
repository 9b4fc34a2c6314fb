import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { ChatMessageView } from '../../schema/chat.ts';
import type { ForViewer } from '../../schema/likes.ts';
import { rowsOf } from '../core/database/rows.ts';
import { isLikedBy } from '../likes/like.service.ts';
import type { LikeTable } from '../likes/likeable.ts';

export type ChatMessageForViewer = ForViewer<ChatMessageView>;

/** Where the likes of messages are. */
export const CHAT_LIKES: LikeTable = { likes: 'gameChatLikes', likeColumn: 'messageId' };

type Row = Omit<ChatMessageView, 'createdAt' | 'updatedAt'> & {
  isLikedByMe: boolean;
  createdAt: Date | string;
  updatedAt: Date | string;
};

/** A statement that yields rows of `game_chat_messages`: a table expression, or a change with `returning *`. */
type Messages = RawBuilder<unknown>;

/**
 * The finished views of the messages that `source` yields, in one joined statement. `prepare` is a leading table
 * expression with its comma, `tail` orders the result.
 */
export async function chatMessageRows(
  em: EntityManager,
  viewerId: number | null,
  {
    prepare = sql``,
    source,
    tail = sql``,
  }: { prepare?: RawBuilder<unknown>; source: Messages; tail?: RawBuilder<unknown> },
): Promise<ChatMessageForViewer[]> {
  const isLikedByMe = isLikedBy(viewerId, CHAT_LIKES, sql`m.id`);
  const statement = sql<Row>`
    with ${prepare} m as (${source})
    select m.id, m.message, m.user_id as "userId", u.name as "userName", u.avatar_type as "userAvatarType",
      u.avatar_url as "avatarUrl", u.is_admin as "isAdmin", u.is_mvp as "isMvp", m.like_count as "likeCount",
      m.client_id as "clientId", m.revision, m.game_phase as "gamePhase", m.created_at as "createdAt", m.updated_at as "updatedAt",
      ${isLikedByMe} as "isLikedByMe"
    from m join users u on u.id = m.user_id ${tail}`;
  const rows = await rowsOf(em, statement);
  return rows.map(({ createdAt, updatedAt, ...rest }) => ({
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }));
}

/** One message as its viewer reads it. */
export async function chatMessageRow(
  em: EntityManager,
  viewerId: number | null,
  statement: { prepare?: RawBuilder<unknown>; source: Messages },
): Promise<ChatMessageForViewer | undefined> {
  const [row] = await chatMessageRows(em, viewerId, statement);
  return row;
}

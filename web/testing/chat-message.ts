import type { ChatMessage } from '../chat/chat-message.ts';
import type { Member } from '../live/list/list.ts';

/** A member who writes the messages of tests. */
export const OTIS: Member = {
  id: 7,
  name: 'Otis Orange',
  favoriteTeam: 'Denver Broncos',
  avatarUrl: null,
  avatarType: 'DEFAULT',
  isAdmin: false,
  isMvp: false,
};

/** The nth message, by Otis, in the nth second of an evening. */
export function message(id: number, values: Partial<ChatMessage> = {}): ChatMessage {
  const at = new Date(Date.UTC(2025, 10, 16, 19, 0, id % 60)).toISOString();
  return {
    id,
    cursor: String(id),
    message: `message ${id}`,
    user: OTIS,
    likeCount: 0,
    isLikedByMe: false,
    reactions: [],
    myReactions: [],
    clientId: null,
    revision: 0,
    replyTo: null,
    mentions: [],
    isDemo: false,
    gamePhase: null,
    period: null,
    clock: null,
    aboutAt: at,
    createdAt: at,
    updatedAt: at,
    ...values,
  };
}

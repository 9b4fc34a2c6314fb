import type { ChatMessageView } from '../../schema/chat.ts';

/** A message as read (`isLikedByMe` known) or out of an event (null). */
export interface ChatMessage extends Omit<ChatMessageView, 'gameId'> {
  readonly isLikedByMe: boolean | null;
}

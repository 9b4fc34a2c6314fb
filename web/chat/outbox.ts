import { remember, remembered } from '../ui/lists/tab-memory.ts';
import type { QuotedMessage } from './chat-message.ts';

/** What a member typed and the server does not have yet. It survives a reload of the tab, for the same member only. */

const draftKey = (userId: number) => `chat-draft:${userId}`;

export const storedDraft = (userId: number): string => remembered(draftKey(userId));
export const storeDraft = (userId: number, text: string): void => remember(draftKey(userId), text);

const replyKey = (userId: number) => `chat-reply:${userId}`;

/** The message that what is being typed replies to. */
export function storedReply(userId: number): QuotedMessage | null {
  try {
    const { id, message, user } = JSON.parse(remembered(replyKey(userId))) as QuotedMessage;
    return { id, message, user: { id: user.id, name: user.name } };
  } catch {
    return null;
  }
}
export const storeReply = (userId: number, reply: QuotedMessage | null): void =>
  remember(replyKey(userId), reply ? JSON.stringify(reply) : '');

export const outboxKey = (userId: number): string => `chat-outbox:${userId}`;

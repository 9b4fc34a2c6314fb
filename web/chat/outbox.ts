import { remember, remembered } from '../ui/lists/tab-memory.ts';

/** What a member typed and the server does not have yet. It survives a reload of the tab, for the same member only. */

const draftKey = (userId: number) => `chat-draft:${userId}`;

export const storedDraft = (userId: number): string => remembered(draftKey(userId));
export const storeDraft = (userId: number, text: string): void => remember(draftKey(userId), text);

export const replyKey = (userId: number): string => `chat-reply:${userId}`;
export const outboxKey = (userId: number): string => `chat-outbox:${userId}`;

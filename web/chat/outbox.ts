import { keep, kept } from '../ui/lists/tab-memory.ts';

/** What a member typed and the server does not have yet. It survives a reload of the tab, for the same member only. */

const draftKey = (userId: number) => `chat-draft:${userId}`;

export const keptDraft = (userId: number): string => kept(draftKey(userId));
export const keepDraft = (userId: number, text: string): void => keep(draftKey(userId), text);

export const outboxKey = (userId: number): string => `chat-outbox:${userId}`;

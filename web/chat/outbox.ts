/** What a member typed and the server does not have yet. It survives a reload of the tab, for the same member only. */

export const draftKey = (userId: number): string => `chat-draft:${userId}`;
export const replyKey = (userId: number): string => `chat-reply:${userId}`;
export const outboxKey = (userId: number): string => `chat-outbox:${userId}`;

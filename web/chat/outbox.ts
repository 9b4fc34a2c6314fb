import { keep, kept } from '../ui/lists/tab-memory.ts';
import type { Outgoing } from './merge.ts';

/** What a member typed and the server does not have yet. It survives a reload of the tab, for the same member only. */

const draftKey = (userId: number) => `chat-draft:${userId}`;
const outboxKey = (userId: number) => `chat-outbox:${userId}`;

export const keptDraft = (userId: number): string => kept(draftKey(userId));
export const keepDraft = (userId: number, text: string): void => keep(draftKey(userId), text);

export const keepOutbox = (userId: number, outgoing: readonly Outgoing[]): void =>
  keep(outboxKey(userId), outgoing.length > 0 ? JSON.stringify(outgoing) : '');

/** Posts that were on their way when the tab was left: nobody waits for their answer any more, so they count as not sent. */
export function keptOutbox(userId: number): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(kept(outboxKey(userId)) || '[]');
    return Array.isArray(stored)
      ? stored.filter(isOutgoing).map((post) => ({ ...post, state: 'failed' }))
      : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  const { clientId, message } = (value ?? {}) as Partial<Outgoing>;
  return typeof clientId === 'string' && typeof message === 'string';
}

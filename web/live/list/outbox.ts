import { remember, remembered } from '../../ui/lists/tab-memory.ts';
import type { Outgoing } from './list.ts';

/** Own posts that the server does not have yet. They survive a reload of the tab. */

export const storeOutbox = (key: string, outgoing: readonly Outgoing[]): void =>
  remember(key, outgoing.length > 0 ? JSON.stringify(outgoing) : '');

/** Posts that were in flight when the tab was left count as not sent, because their response is lost. */
export function storedOutbox(key: string): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(remembered(key) || '[]');
    return Array.isArray(stored)
      ? stored.filter(isOutgoing).map((post) => ({ ...post, state: 'failed' }))
      : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  const { clientId, text } = (value ?? {}) as Partial<Outgoing>;
  return typeof clientId === 'string' && typeof text === 'string';
}

import type { Mutable } from '../../schema/mutes.ts';
import type { ListLog, Row } from '../live/list/list.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';

/** What a message or a comment replies to. */
export interface Quoted {
  readonly id: number;
  readonly text: string;
  readonly user: { readonly id: number; readonly name: string };
}

/** What the mutes of a reader look at. */
export const mutableOf = ({
  user,
  text,
}: {
  readonly user: { readonly id: number };
  readonly text: string;
}): Mutable => ({
  userId: user.id,
  text,
});

/** Whether what is quoted was deleted, or its writer. */
export const isQuoteGone = <R extends Row>(log: ListLog<R>, { id, user }: Quoted): boolean =>
  log.removed.has(id) || log.gone.has(user.id);

/**
 * What a row replies to, in its words and with its writer's name as they are now; null once it is gone.
 * @param quotedOf the row as others quote it
 */
export function presentQuote<R extends Row>(
  log: ListLog<R>,
  quote: Quoted | null,
  quotedOf: (row: R) => Quoted,
): Quoted | null {
  if (!quote || isQuoteGone(log, quote)) return null;
  const now = log.entries.get(quote.id)?.row;
  const { text, user } = now ? quotedOf(now) : quote;
  const name = now ? user.name : (log.members.get(user.id)?.member.name ?? user.name);
  if (text === quote.text && name === quote.user.name) return quote;
  return { ...quote, text, user: { ...quote.user, name } };
}

/** What the text being typed replies to. It survives a reload of the tab. */
export function storedReply(key: string): Quoted | null {
  try {
    const { id, text, user } = JSON.parse(remembered(key)) as Quoted;
    return { id, text, user: { id: user.id, name: user.name } };
  } catch {
    return null;
  }
}

export const storeReply = (key: string, reply: Quoted | null): void =>
  remember(key, reply ? JSON.stringify(reply) : '');

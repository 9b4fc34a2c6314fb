import type { ChatStore } from './chat-store.ts';
import type { ChatMessage } from './merge.ts';

/** Messages of one page: the newest, or those before a message. The server gives no more at once. */
export const PAGE = 100;
/** After a long absence the log starts afresh instead of reading more pages than this. */
const MOST_PAGES = 5;

type ReadPage = (before: number | undefined) => Promise<readonly ChatMessage[]>;

/**
 * Reads the newest messages into the log, page by page until they join what it holds. `isResume` says that events may
 * have been missed: then everything held is read anew, so that missed edits and deletions are found too.
 * Throws what `readPage` throws; the log then stays as it was.
 */
export async function readChat(store: ChatStore, readPage: ReadPage, { isResume }: { isResume: boolean }): Promise<void> {
  const held = [...store.get().entries.keys()];
  const goal = held.length === 0 ? Infinity : isResume ? Math.min(...held) : Math.max(...held);
  store.dispatch({ type: 'reading-began' });
  const number = store.get().readings;

  const messages: ChatMessage[] = [];
  let isComplete = false;
  let oldest: number | undefined;
  for (let pages = 0; pages < MOST_PAGES && !isComplete && !(oldest !== undefined && oldest <= goal); pages += 1) {
    const page = await readPage(oldest);
    messages.unshift(...page);
    isComplete = page.length < PAGE;
    oldest = page[0]?.id ?? oldest;
  }
  const joins = oldest !== undefined && oldest <= goal;
  store.dispatch({ type: 'read', number, messages, isComplete, keepsOlder: joins && !isResume });
}

/** Reads the page before the oldest message of the log. */
export async function readOlder(store: ChatStore, readPage: ReadPage): Promise<void> {
  const oldest = Math.min(...store.get().entries.keys());
  const messages = await readPage(Number.isFinite(oldest) ? oldest : undefined);
  store.dispatch({ type: 'older-read', messages, isComplete: messages.length < PAGE });
}

import type { ChatStore } from './chat-store.ts';
import type { ChatMessage } from './merge.ts';

/** Messages of one page: the newest, or those before a message. The server gives no more at once. */
export const PAGE = 100;
/** After a long absence the log starts afresh instead of reading more pages than this. */
const MOST_PAGES = 5;

export type ReadPage = (before: number | undefined) => Promise<readonly ChatMessage[]>;

/**
 * Reads the newest messages into the log, page by page until they join what it holds. `isResume` says that events may
 * have been missed: then everything held is read anew, so that missed edits and deletions are found too.
 * A failure is noted in the log, which stays as it was. Resolves with whether it succeeded.
 */
export async function readChat(
  store: ChatStore,
  readPage: ReadPage,
  { isResume }: { isResume: boolean },
): Promise<boolean> {
  const held = [...store.get().entries.keys()];
  const goal = held.length === 0 ? Infinity : isResume ? Math.min(...held) : Math.max(...held);
  store.dispatch({ type: 'reading-began' });
  const number = store.get().readings;

  const messages: ChatMessage[] = [];
  let isComplete = false;
  let joins = false;
  try {
    for (let pages = 0; pages < MOST_PAGES && !isComplete && !joins; pages += 1) {
      const page = await readPage(messages[0]?.id);
      messages.unshift(...page);
      isComplete = page.length < PAGE;
      joins = messages[0] !== undefined && messages[0].id <= goal;
    }
  } catch (error) {
    store.dispatch({ type: 'reading-failed', error });
    return false;
  }
  store.dispatch({ type: 'read', number, messages, isComplete, keepsOlder: joins && !isResume });
  return true;
}

/** Reads the page before the oldest message of the log. */
export async function readOlder(store: ChatStore, readPage: ReadPage): Promise<void> {
  const oldest = Math.min(...store.get().entries.keys());
  const messages = await readPage(Number.isFinite(oldest) ? oldest : undefined);
  store.dispatch({ type: 'older-read', messages, isComplete: messages.length < PAGE });
}

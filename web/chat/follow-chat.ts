import type { ChatSource } from './chat-source.ts';
import type { ChatStore } from './chat-store.ts';
import { readChat } from './read-chat.ts';

/** While events may be missed the messages are read this often, in ms. */
const POLL_EVERY = 3000;
/** Even while none is missed they are read now and then: what one node failed to tell another is found so. In ms. */
const VERIFY_EVERY = 60_000;
/** A reading that failed is tried again after this time, in ms, and later each time. */
const RETRY_AFTER = 1000;

/** Not all browsers in one instant. */
const jittered = (time: number) => time * (0.75 + Math.random() / 2);

/**
 * Keeps a log equal to what the server has. It listens first and reads then, and does so again after each loss, so
 * that nothing falls between. Returns ways to read at once and to stop.
 */
export function followChat(
  store: ChatStore,
  { readPage, listen }: ChatSource,
): { read: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStanding = false;
  let isStopped = false;
  /** True until a reading has succeeded that began after the last loss. */
  let mayHaveGaps = false;
  let failures = 0;

  async function read() {
    clearTimeout(timer);
    const isResume = mayHaveGaps && isStanding;
    if (isResume) mayHaveGaps = false;
    const succeeded = await readChat(store, readPage, { isResume });
    if (!succeeded && isResume) mayHaveGaps = true;
    failures = succeeded ? 0 : failures + 1;
    if (isStopped) return;
    clearTimeout(timer);
    const wait = !isStanding
      ? POLL_EVERY
      : mayHaveGaps
        ? Math.min(VERIFY_EVERY, RETRY_AFTER * 2 ** failures)
        : VERIFY_EVERY;
    timer = setTimeout(() => void read(), jittered(wait));
  }

  const stop = listen({
    event: (event) => store.dispatch({ type: 'event', event }),
    memberDeleted: (userId) => store.dispatch({ type: 'member-deleted', userId }),
    memberChanged: (member) => store.dispatch({ type: 'member-changed', member }),
    standing() {
      isStanding = true;
      mayHaveGaps = true;
      void read();
    },
    lost() {
      if (!isStanding) return;
      isStanding = false;
      clearTimeout(timer);
      timer = setTimeout(() => void read(), jittered(POLL_EVERY));
    },
  });
  // What is there already shows before the connection stands.
  void read();

  return {
    read: () => void read(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stop();
    },
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLiveStatus } from '../live/live-status.ts';
import { CHAT_EVENTS, CHAT_MESSAGES } from './chat-operations.ts';
import { type ChatStore, createChatStore } from './chat-store.ts';
import type { ChatLog } from './merge.ts';
import { keepOutbox, keptOutbox } from './outbox.ts';
import { PAGE, readChat, readOlder } from './read-chat.ts';

/** While the live connection is down the messages are read this often, in ms. */
const POLL_EVERY = 3000;
/** Even while it stands, they are read now and then: what one node failed to tell another is found so. In ms. */
const VERIFY_EVERY = 60_000;
/** A subscription has no acknowledgement. The page that closes the gap is read this long after connecting, in ms… */
const SETTLE = 400;
/** …and up to this much later, so that a crowd that reconnects does not read in one instant. */
const SPREAD = 800;
/** The server ended the subscription with an error: tried again after this time, in ms. */
const RESUBSCRIBE_AFTER = 5000;

/** Never an answer that was asked for before: a reading must see all that was told before it began. */
const FRESH = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;

interface Chat {
  log: ChatLog;
  store: ChatStore;
  /** False until the first page is there. */
  isLoaded: boolean;
  /** Reads the newest page at once. */
  reload: () => void;
  loadOlder: () => Promise<void>;
}

/** The live log of the chat, for the given member (null: a visitor). Listens first and reads then, so that nothing falls between. */
export function useChatLog(userId: number | null): Chat {
  const client = useApolloClient();
  const [store] = useState(() => createChatStore(userId === null ? [] : keptOutbox(userId)));
  const log = useSyncExternalStore(store.subscribe, store.get);
  const isConnected = useLiveStatus().state === 'connected';
  const missedEvents = useRef(false);
  const isReading = useRef(false);

  const readPage = useCallback(
    async (before: number | undefined) => {
      const { data } = await client.query({
        query: CHAT_MESSAGES,
        variables: { last: PAGE, before },
        ...FRESH,
      });
      return data?.chatMessages ?? [];
    },
    [client],
  );

  const read = useCallback(async () => {
    const isResume = missedEvents.current;
    missedEvents.current = false;
    isReading.current = true;
    const succeeded = await readChat(store, readPage, { isResume });
    if (!succeeded && isResume) missedEvents.current = true;
    isReading.current = false;
  }, [store, readPage]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const again = () => {
      missedEvents.current = true;
      timer = setTimeout(listen, RESUBSCRIBE_AFTER);
    };
    function listen() {
      subscription = client.subscribe({ query: CHAT_EVENTS, fetchPolicy: 'no-cache' }).subscribe({
        next: ({ data }) => {
          if (data) store.dispatch({ type: 'event', event: data.chatEvents });
        },
        error: again,
        complete: again,
      });
    }
    listen();
    void read();
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [client, store, read]);

  useEffect(() => {
    if (isConnected) {
      const settled = setTimeout(() => void read(), SETTLE + Math.random() * SPREAD);
      const verify = setInterval(() => void read(), VERIFY_EVERY);
      return () => {
        clearTimeout(settled);
        clearInterval(verify);
        missedEvents.current = true;
      };
    }
    const poll = setInterval(() => {
      if (!isReading.current && navigator.onLine) void read();
    }, POLL_EVERY);
    return () => {
      clearInterval(poll);
      missedEvents.current = true;
    };
  }, [isConnected, read]);

  useEffect(() => {
    if (userId !== null) keepOutbox(userId, log.outgoing);
  }, [userId, log.outgoing]);

  return {
    log,
    store,
    isLoaded: log.finished > 0,
    reload: () => void read(),
    loadOlder: () => readOlder(store, readPage),
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { chatSource } from './chat-source.ts';
import { type ChatStore, createChatStore } from './chat-store.ts';
import { followChat } from './follow-chat.ts';
import type { ChatLog } from './merge.ts';
import { keepOutbox, keptOutbox } from './outbox.ts';
import { readOlder } from './read-chat.ts';

export interface Chat {
  log: ChatLog;
  store: ChatStore;
  /** False until the first page is there. */
  isLoaded: boolean;
  /** Reads the newest page at once. */
  reload: () => void;
  loadOlder: () => Promise<void>;
}

/** The live log of the chat, for the given member (null: a visitor). */
export function useChatLog(userId: number | null): Chat {
  const client = useApolloClient();
  const source = useMemo(() => chatSource(client), [client]);
  const [store] = useState(() => createChatStore(userId === null ? [] : keptOutbox(userId)));
  const log = useSyncExternalStore(store.subscribe, store.shown);
  const following = useRef<ReturnType<typeof followChat>>(undefined);

  useEffect(() => {
    const follow = followChat(store, source);
    following.current = follow;
    return () => follow.stop();
  }, [store, source]);

  useEffect(() => {
    if (userId !== null) keepOutbox(userId, log.outgoing);
  }, [userId, log.outgoing]);

  return {
    log,
    store,
    isLoaded: log.finished > 0,
    reload: useCallback(() => following.current?.read(), []),
    loadOlder: useCallback(() => readOlder(store, source.readPage), [store, source]),
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storeOutbox, storedOutbox } from '../live/list/outbox.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { useUnmuted } from '../mutes/use-unmuted.ts';
import {
  CHAT_LIST,
  type ChatLog,
  chatSource,
  type ChatStore,
  mutableMessage,
} from './chat-list.ts';
import { outboxKey } from './outbox.ts';
import { placeIn } from './rows/message-address.ts';

export interface Chat {
  log: ChatLog;
  /** How many of its messages the reader has muted. */
  mutedCount: number;
  store: ChatStore;
  /** Reads the newest page at once. */
  reload: () => void;
  loadOlder: () => Promise<void>;
}

/** The live log of the chat, for the given member (null: a visitor). */
export function useChatLog(userId: number | null): Chat {
  const client = useApolloClient();
  const source = useMemo(() => chatSource(client), [client]);
  const [store] = useState(() =>
    createListStore(CHAT_LIST, {
      outgoing: userId === null ? [] : storedOutbox(outboxKey(userId)),
    }),
  );
  const { log: whole, read, loadOlder } = useList(store, source);
  const { log, mutedCount } = useUnmuted(whole, mutableMessage, useLinkedId());

  useEffect(() => {
    if (userId !== null) storeOutbox(outboxKey(userId), log.outgoing);
  }, [userId, log.outgoing]);

  return { log, mutedCount, store, reload: read, loadOlder };
}

/** The id of the message that the address names. */
function useLinkedId(): number | undefined {
  const place = placeIn(useLocation().hash);
  return place && 'messageId' in place ? place.messageId : undefined;
}

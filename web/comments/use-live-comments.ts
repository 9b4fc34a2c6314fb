import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { listenToChanges } from '../accounts/session/changed-members.ts';
import { listenToDeletions } from '../accounts/session/deleted-members.ts';
import { useLiveStatus } from '../live/live-status.ts';
import type { CommentOperations } from './comment-operations.ts';
import type { CommentStore } from './comment-store.ts';
import { readComments } from './read-comments.ts';

/** While the live connection is down the comments are read this often, in ms. */
const POLL_EVERY = 300_000;
/** After a loss what was missed is read up to so much later, in ms, so that a crowd does not read in one instant. */
const SPREAD = 800;
/** The server ended the subscription: tried again after this time, in ms. */
const LISTEN_AGAIN_AFTER = 5000;
/** A deleted member took likes along, and comments further down: what is left is read so much later at most, in ms. */
const RECOUNT_WITHIN = 30_000;

/** Keeps the list up to date: listens first and reads then, so that nothing falls between. Returns a way to read now. */
export function useLiveComments(store: CommentStore, operations: CommentOperations): () => void {
  const client = useApolloClient();
  const isConnected = useLiveStatus().state === 'connected';
  const missedEvents = useRef(false);

  const read = useCallback(async () => {
    const isResume = missedEvents.current;
    missedEvents.current = false;
    const succeeded = await readComments(store, operations.readPage, { isResume });
    if (!succeeded && isResume) missedEvents.current = true;
  }, [store, operations]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let recount: ReturnType<typeof setTimeout> | undefined;
    let reading: ReturnType<typeof setTimeout> | undefined;
    let stops: (() => void)[] = [];
    let hasStood = false;
    const stop = () => {
      clearTimeout(timer);
      clearTimeout(reading);
      for (const end of stops) end();
      stops = [];
    };
    function again() {
      stop();
      missedEvents.current = true;
      timer = setTimeout(listen, LISTEN_AGAIN_AFTER);
    }
    /** From now on every event is heard; what happened before is read. */
    function standing() {
      // Edits and likes of all that is shown may have been missed too.
      if (hasStood) missedEvents.current = true;
      hasStood = true;
      clearTimeout(reading);
      reading = setTimeout(() => void read(), missedEvents.current ? Math.random() * SPREAD : 0);
    }
    function forget(userId: number) {
      store.dispatch({ type: 'member-deleted', userId });
      missedEvents.current = true;
      clearTimeout(recount);
      recount = setTimeout(() => void read(), Math.random() * RECOUNT_WITHIN);
    }
    function listen() {
      stops = [
        operations.listen((event) => store.dispatch({ type: 'event', event }), again, standing),
        listenToDeletions(client, forget, again),
        listenToChanges(
          client,
          (member) => store.dispatch({ type: 'member-changed', member }),
          again,
        ),
      ];
    }
    listen();
    if (!store.get().isLoaded) void read();
    return () => {
      clearTimeout(recount);
      stop();
    };
  }, [client, store, operations, read]);

  useEffect(() => {
    if (isConnected) return () => void (missedEvents.current = true);
    const poll = setInterval(() => {
      if (!navigator.onLine) return;
      missedEvents.current = true;
      void read();
    }, POLL_EVERY);
    return () => clearInterval(poll);
  }, [isConnected, read]);

  return useCallback(() => void read(), [read]);
}

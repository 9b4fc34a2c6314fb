import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { pageAsOf, pagePosition } from '../response-freshness.ts';
import { followList } from './follow.ts';
import type { ListLog, Row } from './list.ts';
import { readOlder } from './read.ts';
import type { ListSource } from './source.ts';
import type { ListStore } from './store.ts';

/**
 * Follows a list while it is shown. Store and source must stay the same between renders.
 * @param cameWithPage whether its first rows came with the page, so that they are as old as the page
 */
export function useList<R extends Row>(
  store: ListStore<R>,
  source: ListSource<R>,
  cameWithPage = false,
): { log: ListLog<R>; read: () => void; loadOlder: () => Promise<void> } {
  const log = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const following = useRef<ReturnType<typeof followList>>(undefined);
  useEffect(() => {
    const drawn = cameWithPage ? { asOf: pageAsOf(), position: pagePosition() } : undefined;
    const follow = followList(store, source, drawn);
    following.current = follow;
    return () => follow.stop();
  }, [store, source, cameWithPage]);
  return {
    log,
    read: useCallback(() => following.current?.read(), []),
    /** Rejects when the page could not be read. */
    loadOlder: useCallback(() => readOlder(store, source.readPage), [store, source]),
  };
}

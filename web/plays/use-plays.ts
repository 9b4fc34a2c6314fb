import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { shownRows } from '../live/list/log.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import type { Play } from './play.ts';
import { PLAY_LIST, playSource } from './play-list.ts';

/** All plays of a game, oldest first, live. Give each game a component of its own. */
export function useAllPlays(gameId: number) {
  const client = useApolloClient();
  const source = useMemo(() => playSource(client, gameId, false), [client, gameId]);
  const [store] = useState(() => createListStore<Play>(PLAY_LIST));
  const { log, read, loadOlder } = useList(store, source);
  const { isLoaded, hasOlder, failure, entries } = log;
  useEffect(() => {
    // A page that can't be read now is read with the next event.
    if (isLoaded && hasOlder) loadOlder().catch(() => undefined);
  }, [isLoaded, hasOlder, loadOlder, entries.size]);
  const plays = useMemo(() => shownRows(PLAY_LIST, log), [log]);
  return { plays, isLoaded, failure, read };
}

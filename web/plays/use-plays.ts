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
  const [hasStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isLoaded && hasOlder && !hasStopped) loadOlder().catch(() => setStopped(true));
  }, [isLoaded, hasOlder, hasStopped, loadOlder, entries.size]);
  const plays = useMemo(() => shownRows(PLAY_LIST, log), [log]);
  return {
    plays,
    // A score that is added up from some of the plays would be wrong.
    isLoaded: isLoaded && !hasOlder,
    hasFailed: hasStopped || (!isLoaded && failure !== null),
    retry() {
      if (!isLoaded) read();
      setStopped(false);
    },
  };
}

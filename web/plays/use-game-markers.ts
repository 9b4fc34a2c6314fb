import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { isMarker } from '../../schema/plays/plays.ts';
import { LIVE_GAME } from '../games/use-game-bar.ts';
import { shownRows } from '../live/list/log.ts';
import type { ListSource } from '../live/list/source.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { gameSubject, useIsHidden } from '../settings/reveal.ts';
import type { Play } from './play.ts';
import { PLAY_LIST, playSource } from './play-list.ts';

const NO_PLAYS: ListSource<Play> = {
  readPage: () => Promise.resolve({ rows: [] }),
  listen: () => () => undefined,
};

const sourceOf = (client: ApolloClient, gameId: number | undefined) =>
  gameId === undefined ? NO_PLAYS : playSource(client, gameId, true);

/** Another game is another list. */
function useStoreOf(gameId: number | undefined) {
  const [kept, setKept] = useState(() => ({ gameId, store: createListStore<Play>(PLAY_LIST) }));
  if (kept.gameId === gameId) return kept.store;
  const next = { gameId, store: createListStore<Play>(PLAY_LIST) };
  setKept(next);
  return next.store;
}

/**
 * What changed tonight's game, in the order in which it was reported; nothing for those who hide scores. The chat has
 * lines of its own for quarters.
 */
export function useGameMarkers(): readonly Play[] {
  const client = useApolloClient();
  const { data } = useQuery(LIVE_GAME);
  const liveId = data?.liveGame?.gameId;
  const isHidden = useIsHidden(liveId === undefined ? undefined : gameSubject(liveId));
  const gameId = isHidden ? undefined : liveId;
  const store = useStoreOf(gameId);
  const source = useMemo(() => sourceOf(client, gameId), [client, gameId]);
  const { log } = useList(store, source);
  return useMemo(
    () =>
      shownRows(PLAY_LIST, log)
        .filter((play) => play.takenBack !== null || (isMarker(play) && play.kind !== 'period-end'))
        .sort((one, other) => Date.parse(one.reportedAt) - Date.parse(other.reportedAt)),
    [log],
  );
}

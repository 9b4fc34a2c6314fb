import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { isMarker } from '../../schema/plays/plays.ts';
import { LIVE_GAME } from '../games/use-game-bar.ts';
import { shownRows } from '../live/list/log.ts';
import type { ListSource } from '../live/list/source.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { useSettings } from '../settings/podcast-settings.ts';
import type { Play } from './play.ts';
import { PLAY_LIST, playSource } from './play-list.ts';

const NO_PLAYS: ListSource<Play> = {
  readPage: () => Promise.resolve({ rows: [] }),
  listen: () => () => undefined,
};

const sourceOf = (client: ApolloClient, gameId: number | undefined) =>
  gameId === undefined ? NO_PLAYS : playSource(client, gameId, true);

/** What changed tonight's game (the log has lines of its own for quarters), in the order in which it was reported; nothing for those who hide scores. */
export function useGameMarkers(): readonly Play[] {
  const client = useApolloClient();
  const { spoilerMode } = useSettings();
  const { data } = useQuery(LIVE_GAME);
  const gameId = spoilerMode ? undefined : data?.liveGame?.gameId;
  // Another game is another list.
  const store = useMemo(() => [gameId, createListStore<Play>(PLAY_LIST)] as const, [gameId])[1];
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

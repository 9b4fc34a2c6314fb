import { useQuery } from '@apollo/client/react';
import { LIVE_GAME } from '../../games/use-game-bar.ts';
import { useSpreadRefetch } from '../../live/use-spread-refetch.ts';

/** The position of a game’s plays, as the bar of the page follows it; 0 while it is not played. When it moves on, points are refetched. */
export function useRefetchedPosition(gameId: number, refetch: () => void): number {
  const { data } = useQuery(LIVE_GAME, { fetchPolicy: 'cache-only' });
  const live = data?.liveGame;
  const position = live?.gameId === gameId ? live.playPosition : 0;
  useSpreadRefetch(position, refetch);
  return position;
}

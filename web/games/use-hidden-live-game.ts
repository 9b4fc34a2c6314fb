import { useQuery } from '@apollo/client/react';
import { gameSubject, useIsHidden } from '../settings/reveal.ts';
import { LIVE_GAME } from './use-game-bar.ts';

/** What tonight's game is called by Reveal, while a visitor who hides scores has not revealed it; else undefined. */
export function useHiddenLiveGame(): string | undefined {
  const gameId = useQuery(LIVE_GAME).data?.liveGame?.gameId;
  const subject = gameId === undefined ? undefined : gameSubject(gameId);
  return useIsHidden(subject) ? subject : undefined;
}

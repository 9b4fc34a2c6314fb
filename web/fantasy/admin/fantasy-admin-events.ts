import { useSubscription } from '@apollo/client/react';
import { FANTASY_EVENTS, LINEUP_EVENTS } from './operations.ts';

/** How often the admins' lists are asked for while nothing is pushed, in ms. */
export const ASK_EVERY = 30_000;

/** Calls back when a game was scored, or the switch for all members was turned. */
export function useFantasyEvents(onEvent: (gameId: number | null) => void): void {
  useSubscription(FANTASY_EVENTS, {
    onData: ({ data: { data } }) => {
      if (data) onEvent(data.fantasyEvents.gameId);
    },
  });
}

/** Calls back when a lineup was submitted or changed. */
export function useLineupEvents(onEvent: (gameId: number) => void): void {
  useSubscription(LINEUP_EVENTS, {
    onData: ({ data: { data } }) => {
      if (data) onEvent(data.lineupEvents.gameId);
    },
  });
}

import { FANTASY_EVENTS, LINEUP_EVENTS } from './operations.ts';
import { useLive } from '../../live/use-live.ts';

/** How often the admins' lists are asked for while nothing is pushed, in ms. */
export const POLL_MS = 30_000;

/** What is shown of it is asked for where the events themselves were missed. */
const SCORED = ['FantasyOpenToAll', 'CompletedGames', 'GameStats', 'GameTrail'];
const SUBMITTED = ['LineupSubmissions'];

/** Calls back when a game was scored, or the switch for all members was turned. */
export function useFantasyEvents(onEvent: (gameId: number | null) => void): void {
  useLive(FANTASY_EVENTS, {
    refetches: SCORED,
    onEvent: ({ data }) => onEvent(data.fantasyEvents.gameId),
  });
}

/** Calls back when a lineup was submitted or changed. */
export function useLineupEvents(onEvent: (gameId: number) => void): void {
  useLive(LINEUP_EVENTS, {
    refetches: SUBMITTED,
    onEvent: ({ data }) => onEvent(data.lineupEvents.gameId),
  });
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { SPREAD_MS } from '../../schema/live.ts';
import { useDeletedMembers } from '../accounts/session/deleted-members.ts';
import { useEvery } from '../games/use-every.ts';
import { useLiveStatus } from '../live/live-status.ts';
import { useLive } from '../live/use-live.ts';
import { FANTASY_EVENTS } from './fantasy-operations.ts';

/** Refetched when a game was scored or moved, or fantasy was opened to all. */
const READS = [
  'FantasyNow',
  'LastResult',
  'Leaderboard',
  'BoardLineups',
  'MyBoardLineup',
  'LiveBoard',
  'MyLiveLineup',
  'MySheetChanges',
  'SeasonBoard',
  'FantasyDashboard',
  'LeaguePage',
];

/** While the server can't push, it is asked this often, in ms. */
const WHILE_POLLED_MS = 15_000;

/** Updates fantasy: the server publishes that something changed, and the active queries refetch. */
export function useFantasyLive(): void {
  const client = useApolloClient();
  const { state } = useLiveStatus();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask() {
    for (const query of client.getObservableQueries())
      if (READS.includes(query.queryName ?? '')) void query.refetch().catch(() => undefined);
  }
  function refetchWithin(milliseconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, Math.random() * milliseconds);
  }
  const error = useLive(FANTASY_EVENTS, {
    refetches: READS,
    onEvent: ({ data }) => refetchWithin(data.fantasyEvents.refetchWithin),
  });
  // On boards everyone behind them moves up.
  useDeletedMembers(() => refetchWithin(SPREAD_MS), READS);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEvery(WHILE_POLLED_MS, () => {
    if (state !== 'connected' || error) ask();
  });
}

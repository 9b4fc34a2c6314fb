import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../gql/gql.ts';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';

/** Whether fantasy and check-ins are open to all members. */
export const OPEN_TO_ALL = graphql(/* GraphQL */ `
  query FantasyOpenToAll {
    isFantasyOpenToAll
    areCheckInsOpenToAll
  }
`);

const SWITCH_EVENTS = graphql(/* GraphQL */ `
  subscription OpenToAllEvents {
    fantasyEvents {
      gameId
      refetchWithin
    }
  }
`);

const CACHED = ['FantasyOpenToAll'];
/** How often it is refetched while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** Whether all members check in; undefined until the server has said so. It stays current while it is shown. */
export function useOpenCheckIns() {
  const { data, error, refetch } = useQuery(OPEN_TO_ALL, {
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retry = () => void refetch().catch(() => undefined);
  useLive(SWITCH_EVENTS, {
    refetches: CACHED,
    onEvent({ data: { fantasyEvents } }) {
      // With a game the event says that it was scored.
      if (fantasyEvents.gameId !== null) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(retry, Math.random() * fantasyEvents.refetchWithin);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { areCheckInsOpen: data?.areCheckInsOpenToAll, hasFailed: !data && Boolean(error), retry };
}

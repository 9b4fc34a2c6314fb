import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ROSTER_CACHE_MS } from '../../schema/games/roster.ts';
import { graphql } from '../gql/gql.ts';
import { useRosterEvents } from './roster-events.ts';

const ROSTER = graphql(/* GraphQL */ `
  query Roster {
    roster {
      offense {
        ...RosterGroup_position
      }
      defense {
        ...RosterGroup_position
      }
      specialTeams {
        ...RosterGroup_position
      }
      lastUpdated
    }
  }
`);

const QUERIES = ['Roster'];

/** When each client read the roster last, in ms since 1970. */
const readAt = new WeakMap<ApolloClient, number>();

/** The roster: asked for when it is first shown, and then not again for ten minutes, unless it changes. */
export function useRoster() {
  const client = useApolloClient();
  const [isFresh] = useState(
    () => Date.now() - (readAt.get(client) ?? -Infinity) < ROSTER_CACHE_MS,
  );
  const { data, loading, error, refetch } = useQuery(ROSTER, {
    fetchPolicy: isFresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    refetchOn: false,
  });
  useRosterEvents(QUERIES);
  const isRead = Boolean(data) && !loading && !error;
  useEffect(() => {
    if (isRead && !isFresh) readAt.set(client, Date.now());
  }, [client, isRead, isFresh]);

  return {
    roster: data?.roster,
    isLoading: loading && !data,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}

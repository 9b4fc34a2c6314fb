import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { StoredPosition } from './stored-positions.ts';

const POSITION = graphql(/* GraphQL */ `
  query ListeningPosition($showId: Int!) {
    listeningPosition(showId: $showId) {
      seconds
      heardAt
    }
  }
`);

const SAVE = graphql(/* GraphQL */ `
  mutation SaveListeningPosition($input: SaveListeningPositionInput!) {
    saveListeningPosition(input: $input) {
      position {
        seconds
      }
    }
  }
`);

/** A member's places in episodes, as their other devices know them. What fails is no loss: this device has it too. */
export interface AccountPositions {
  read(showId: number): Promise<StoredPosition | null>;
  /** `isLast`: the page may go away before the response. */
  save(showId: number, position: StoredPosition, isLast: boolean): void;
}

export const accountPositions = (client: ApolloClient): AccountPositions => ({
  async read(showId) {
    try {
      const variables = { showId };
      const { data } = await client.query({
        query: POSITION,
        variables,
        fetchPolicy: 'network-only',
      });
      const found = data?.listeningPosition;
      return found ? { seconds: found.seconds, at: Date.parse(found.heardAt) } : null;
    } catch {
      return null;
    }
  },
  save(showId, { seconds, at }, isLast) {
    const input = { showId, seconds, heardAt: new Date(at).toISOString() };
    const context = { fetchOptions: { keepalive: isLast } };
    client.mutate({ mutation: SAVE, variables: { input }, context }).catch(() => undefined);
  },
});

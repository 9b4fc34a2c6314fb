import type { ApolloClient } from '@apollo/client';
import type { LineupInput } from '../../../schema/fantasy/lineup.ts';
import { MY_LINEUP, SUBMIT_LINEUP, UPDATE_LINEUP } from '../fantasy-operations.ts';

interface Destination {
  readonly gameId: number;
  /** The lineup that is changed; null submits a first one. */
  readonly lineupId: number | null;
}

/** Submits a lineup, or changes the existing one; the page is updated by the response. */
export async function sendLineup(
  client: ApolloClient,
  { gameId, lineupId }: Destination,
  input: LineupInput,
): Promise<void> {
  if (lineupId !== null) {
    await client.mutate({ mutation: UPDATE_LINEUP, variables: { id: lineupId, input } });
    return;
  }
  await client.mutate({
    mutation: SUBMIT_LINEUP,
    variables: { gameId, input },
    update: (cache, { data }) => {
      if (!data?.submitLineup) return;
      cache.writeQuery({
        query: MY_LINEUP,
        variables: { gameId },
        data: { myLineup: data.submitLineup.lineup },
      });
    },
  });
}

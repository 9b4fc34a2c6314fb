import type { ApolloClient } from '@apollo/client';
import type { SetReactionInput } from '../../schema/reactions.ts';
import { graphql } from '../gql/gql.ts';
import type { ReactionResult } from './in-flight.ts';

const SET_REACTION = graphql(/* GraphQL */ `
  mutation SetReaction($input: SetReactionInput!) {
    setReaction(input: $input) {
      reactable {
        reactions {
          reaction
          count
        }
        myReactions
        ... on Comment {
          revision
        }
        ... on PhotoComment {
          revision
        }
        ... on ChatMessage {
          revision
        }
      }
    }
  }
`);

/** Gives a reaction, or takes it back. Sent again it changes nothing. */
export async function setReaction(
  client: ApolloClient,
  input: SetReactionInput,
): Promise<ReactionResult> {
  const { data } = await client.mutate({
    mutation: SET_REACTION,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const reactable = data?.setReaction?.reactable;
  if (!reactable) throw new Error('No answer');
  const { reactions, myReactions } = reactable;
  return {
    reactions,
    myReactions: myReactions ?? [],
    revision: 'revision' in reactable ? reactable.revision : 0,
  };
}

import type { ApolloClient } from '@apollo/client';
import type { LikeableKind } from '../../schema/likes.ts';
import { graphql } from '../gql/gql.ts';
import type { LikeResult } from './in-flight.ts';

const SET_LIKE = graphql(/* GraphQL */ `
  mutation SetLike($input: SetLikeInput!) {
    setLike(input: $input) {
      likeable {
        __typename
        likeCount
        isLikedByMe
        ... on Comment {
          revision
        }
        ... on Photo {
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

/** What the server says about a thing after a like, and its GraphQL type. */
export interface TypedResult extends LikeResult {
  readonly type: string;
}

/** Likes a thing, or takes the like back. Sent again it changes nothing. */
export async function setLike(
  client: ApolloClient,
  input: { readonly kind: LikeableKind; readonly id: number; readonly liked: boolean },
): Promise<TypedResult> {
  const { data } = await client.mutate({
    mutation: SET_LIKE,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const likeable = data?.setLike?.likeable;
  if (!likeable) throw new Error('No answer');
  return {
    type: likeable.__typename,
    isLikedByMe: likeable.isLikedByMe === true,
    likeCount: likeable.likeCount,
    revision: 'revision' in likeable ? likeable.revision : 0,
  };
}

import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import { useLive } from '../../live/use-live.ts';

const MEMBER_DELETED = graphql(/* GraphQL */ `
  subscription MemberDeleted {
    memberDeleted
  }
`);

const NOT_KEPT = { fetchPolicy: 'no-cache' } as const;

/**
 * Tells the id of each member who is deleted from now on, so that what they made leaves the screen; `onEnd` when nothing
 * more will be told. Returns the way to stop.
 */
export function listenToDeletions(
  client: ApolloClient,
  onDeleted: (userId: number) => void,
  onEnd: () => void,
): () => void {
  const subscription = client.subscribe({ query: MEMBER_DELETED, ...NOT_KEPT }).subscribe({
    next: ({ data }) => data && onDeleted(data.memberDeleted),
    error: onEnd,
    complete: onEnd,
  });
  return () => subscription.unsubscribe();
}

/** The same for what is read anew after a lost connection anyway. */
export function useDeletedMembers(
  onDeleted: (userId: number) => void,
  keeps?: readonly string[],
): void {
  useLive(MEMBER_DELETED, {
    ...(keeps && { keeps }),
    onEvent: ({ data }) => onDeleted(data.memberDeleted),
  });
}

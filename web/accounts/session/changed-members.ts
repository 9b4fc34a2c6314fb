import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { MemberChangedSubscription } from '../../gql/graphql.ts';

export type ChangedMember = NonNullable<MemberChangedSubscription['memberChanged']>;

graphql(/* GraphQL */ `
  fragment Member_user on PublicUser {
    id
    name
    avatarUrl
    avatarType
    favoriteTeam
    isAdmin
    isMvp
  }
`);

export const MEMBER_CHANGED = graphql(/* GraphQL */ `
  subscription MemberChanged {
    memberChanged {
      ...Member_user
    }
  }
`);

/**
 * Tells how each member is seen who changes from now on, for logs that hold copies of their own; `onEnd` when nothing
 * more will be told. Returns the way to stop.
 */
export function listenToChanges(
  client: ApolloClient,
  onChanged: (member: ChangedMember) => void,
  onEnd: () => void,
): () => void {
  const subscription = client
    .subscribe({ query: MEMBER_CHANGED, fetchPolicy: 'no-cache' })
    .subscribe({
      next: ({ data }) => data?.memberChanged && onChanged(data.memberChanged),
      error: onEnd,
      complete: onEnd,
    });
  return () => subscription.unsubscribe();
}

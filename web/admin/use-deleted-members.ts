import { useSubscription } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';

const MEMBER_DELETED = graphql(/* GraphQL */ `
  subscription DashboardMemberDeleted {
    memberDeleted
  }
`);

/** A member who is deleted takes along what waits or stands in any of the lists: all that is shown is asked for anew. */
export function useDeletedMembers(): void {
  useSubscription(MEMBER_DELETED, {
    fetchPolicy: 'no-cache',
    onData: ({ client }) =>
      void client.refetchQueries({ include: 'active' }).catch(() => undefined),
  });
}

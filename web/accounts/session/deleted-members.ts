import { graphql } from '../../gql/gql.ts';
import { useLive } from '../../live/use-live.ts';

export const MEMBER_DELETED = graphql(/* GraphQL */ `
  subscription MemberDeleted {
    memberEvents {
      userId
    }
  }
`);

/** Calls back with the id of each deleted member, so that what they made leaves the screen. */
export function useDeletedMembers(
  onDeleted: (userId: number) => void,
  refetches?: readonly string[],
): void {
  useLive(MEMBER_DELETED, {
    ...(refetches && { refetches }),
    onEvent: ({ data }) => onDeleted(data.memberEvents.userId),
  });
}

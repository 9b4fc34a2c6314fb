import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { MemberChange, Row } from '../../live/list/list.ts';
import { type Listener, type ListSource, listenTo } from '../../live/list/source.ts';
import { MEMBER_DELETED } from './deleted-members.ts';

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
 * For lists with copies of members: calls back when a member changes or is deleted. Returns a function that stops it.
 */
export function listenToMembers(
  client: ApolloClient,
  listener: Listener<MemberChange>,
  after?: string,
): () => void {
  const stopChanges = listenTo(
    client,
    MEMBER_CHANGED,
    {},
    {
      ...listener,
      event({ data: { memberChanged: member } }) {
        if (member) listener.event({ type: 'member-changed', member });
      },
    },
    after,
  );
  const stopDeletions = listenTo(
    client,
    MEMBER_DELETED,
    {},
    {
      ...listener,
      event: ({
        data: {
          memberEvents: { userId },
        },
      }) => listener.event({ type: 'member-deleted', userId }),
    },
    after,
  );
  return () => {
    stopChanges();
    stopDeletions();
  };
}

/** Follows the events of a list together with what happens to the members in it. */
export const listenWithMembers =
  <R extends Row>(client: ApolloClient, listen: ListSource<R>['listen']): ListSource<R>['listen'] =>
  (listener, after) => {
    const stopMembers = listenToMembers(client, listener, after);
    const stopEvents = listen(listener, after);
    return () => {
      stopMembers();
      stopEvents();
    };
  };

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../gql/gql.ts';
import type { MemberChangedSubscription } from '../gql/graphql.ts';
import { askAfter } from '../live/answers.ts';
import { useLive } from '../live/use-live.ts';
import { useAuth } from './auth.ts';
import type { AuthUser } from './stored-user.ts';

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

const MEMBER_CHANGED = graphql(/* GraphQL */ `
  subscription MemberChanged {
    memberChanged {
      ...Member_user
    }
  }
`);

const OWN_ACCOUNT = graphql(/* GraphQL */ `
  query OwnAccount {
    me {
      ...Account_user
    }
  }
`);

/** The queries whose answers show members from the cache. */
export const SHOWING_MEMBERS: readonly string[] = [
  'BoardLineups',
  'CheckIns',
  'FanPhotos',
  'LastResult',
  'Leaderboard',
  'ModeratedPhotos',
  'MyBoardLineup',
  'PendingCheckIns',
  'PhotoPlace',
  'PhotoViewer',
  'Questions',
  'SeasonBoard',
];

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

/**
 * Keeps members current wherever the page shows them: the event goes into the cache, where each of them is one. Who is
 * signed in here takes over what they changed elsewhere. Draws nothing.
 */
export function MemberChanges(): null {
  const client = useApolloClient();
  const { user, refreshUser } = useAuth();
  const hasStood = useRef(false);

  async function askOwn() {
    if (!user) return;
    const { data } = await client.query({ query: OWN_ACCOUNT, fetchPolicy: 'no-cache' });
    if (data?.me?.id === user.id) refreshUser(data.me as AuthUser);
  }
  const refresh = () => void askOwn().catch(() => undefined);

  useLive(MEMBER_CHANGED, {
    isCached: true,
    onStanding(changedAt) {
      askAfter(client, SHOWING_MEMBERS, changedAt);
      // The page begins with a question for the own account; what was changed during a loss is asked for here.
      if (hasStood.current) refresh();
      hasStood.current = true;
    },
    onEvent({ data: { memberChanged } }) {
      if (memberChanged && memberChanged.id === user?.id) refresh();
    },
  });
  return null;
}

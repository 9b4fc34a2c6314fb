import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../gql/gql.ts';
import { askAfter } from '../../live/answers.ts';
import { useLive } from '../../live/use-live.ts';
import { useAuth } from './auth.ts';
import { MEMBER_CHANGED } from './changed-members.ts';
import type { AuthUser } from './stored-user.ts';

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
 * Keeps members current wherever the page shows them: the event goes into the cache, where each of them is one. Who is
 * signed in here takes over what they changed elsewhere. Draws nothing.
 */
export default function MemberChanges(): null {
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
    onSubscribed(changedAt) {
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

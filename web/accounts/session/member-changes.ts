import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../gql/gql.ts';
import { refetchAfter } from '../../live/response-freshness.ts';
import { useLive } from '../../live/use-live.ts';
import { useAuth } from './auth.ts';
import { MEMBER_CHANGED } from './changed-members.ts';

const OWN_ACCOUNT = graphql(/* GraphQL */ `
  query OwnAccount {
    me {
      ...Account_user
    }
  }
`);

/** The queries whose results show members from the cache. */
export const SHOWING_MEMBERS: readonly string[] = [
  'AfterGame',
  'AirQuestions',
  'BoardLineups',
  'CheckIns',
  'FanPhotos',
  'LastResult',
  'Leaderboard',
  'LiveBoard',
  'ModeratedPhotos',
  'MyBoardLineup',
  'MyLiveLineup',
  'PendingCheckIns',
  'PhotoPlace',
  'PhotoViewer',
  'Questions',
  'SeasonBoard',
  'ShowPage',
];

/**
 * Updates members wherever the page shows them: the event goes into the cache, where each member is stored once. The
 * signed-in user also gets their own changes from other devices. Renders nothing.
 */
export default function MemberChanges(): null {
  const client = useApolloClient();
  const { user, refreshUser } = useAuth();
  const wasConnected = useRef(false);

  async function fetchOwn() {
    if (!user) return;
    const { data } = await client.query({ query: OWN_ACCOUNT, fetchPolicy: 'no-cache' });
    if (data?.me?.id === user.id) refreshUser(data.me);
  }
  const refresh = () => void fetchOwn().catch(() => undefined);

  useLive(MEMBER_CHANGED, {
    isCached: true,
    onSubscribed(changedAt) {
      refetchAfter(client, SHOWING_MEMBERS, changedAt);
      // The page begins with a question for the own account; what was changed during a loss is asked for here.
      if (wasConnected.current) refresh();
      wasConnected.current = true;
    },
    onEvent({ data: { memberChanged } }) {
      if (memberChanged && memberChanged.id === user?.id) refresh();
    },
  });
  return null;
}

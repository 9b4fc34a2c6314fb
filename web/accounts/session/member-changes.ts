import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { refetchAfter } from '../../live/response-freshness.ts';
import { useLive } from '../../live/use-live.ts';
import { useAuth } from './auth.ts';
import { MEMBER_CHANGED } from './changed-members.ts';
import { useRefetchOwnAccount } from './own-account.ts';

/** Interval at which the own account is read while nothing is pushed, in ms. */
const POLL_MS = 30_000;

/** The queries whose results show members from the cache. */
export const SHOWING_MEMBERS: readonly string[] = [
  'AfterGame',
  'AirQuestions',
  'BoardLineups',
  'CheckIns',
  'FanPhotos',
  'FilterTrial',
  'LastResult',
  'Leaderboard',
  'LeaguePage',
  'LiveBoard',
  'MemberPage',
  'MemberSanctions',
  'ModeratedPhotos',
  'ModerationQueue',
  'MyBoardLineup',
  'MyLiveLineup',
  'OwnInbox',
  'PendingCheckIns',
  'PhotoPlace',
  'PhotoViewer',
  'Questions',
  'RemovedPosts',
  'Reports',
  'Sanctions',
  'SeasonBoard',
  'ShowPage',
  'WaitingPostDetails',
];

/**
 * Updates members wherever the page shows them: the event goes into the cache, where each member is stored once. The
 * signed-in user also gets their own changes from other devices. Renders nothing.
 */
export default function MemberChanges(): null {
  const client = useApolloClient();
  const { user } = useAuth();
  const wasConnected = useRef(false);
  const refetchOwn = useRefetchOwnAccount();
  usePolling(refetchOwn, usePollWhileDown(POLL_MS));

  useLive(MEMBER_CHANGED, {
    isCached: true,
    onSubscribed(changedAt) {
      refetchAfter(client, SHOWING_MEMBERS, changedAt);
      // The page begins with a question for the own account; what was changed during a loss is asked for here.
      if (wasConnected.current) refetchOwn();
      wasConnected.current = true;
    },
    onEvent({ data: { memberChanged } }) {
      if (memberChanged && memberChanged.id === user?.id) refetchOwn();
    },
  });
  return null;
}

/** Acts once in each interval; never where it is 0. */
function usePolling(act: () => void, interval: number): void {
  const poll = useEffectEvent(act);
  useEffect(() => {
    if (interval === 0) return;
    const timer = setInterval(() => poll(), interval);
    return () => clearInterval(timer);
  }, [interval]);
}

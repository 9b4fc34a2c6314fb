import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';
import { OWN_INBOX_COUNT, OWN_INBOX_EVENTS } from './operations.ts';
import { setDoNotDisturb } from './do-not-disturb.ts';
import { setUnreadCount } from './unread-count.ts';

/** Interval at which the count is read while nothing is pushed, in ms. */
const POLL_MS = 60_000;

function take(inbox: { unreadCount: number; doNotDisturbUntil: string | null }) {
  setUnreadCount(inbox.unreadCount);
  setDoNotDisturb(inbox.doNotDisturbUntil);
}

/** Follows how much of the inbox is unread, which the header shows, and whether notifications are wanted now. Renders nothing. */
export default function InboxWatcher(): null {
  const client = useApolloClient();
  const read = useCallback(() => {
    client.query({ query: OWN_INBOX_COUNT, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data && take(data.ownInbox),
      // The next event or poll says it.
      () => undefined,
    );
  }, [client]);
  useLive(OWN_INBOX_EVENTS, {
    onSubscribed: read,
    onEvent: ({ data }) => data.ownInboxEvents && take(data.ownInboxEvents),
  });
  const interval = usePollWhileDown(POLL_MS);
  useEffect(() => {
    if (interval === 0) return;
    const timer = setInterval(read, interval);
    return () => clearInterval(timer);
  }, [interval, read]);
  // The next member in this tab has an inbox of their own.
  useEffect(() => () => take({ unreadCount: 0, doNotDisturbUntil: null }), []);
  return null;
}

import { useQuery } from '@apollo/client/react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { PENDING_COUNT, PENDING_EVENTS } from './operations.ts';

/** What waits is asked for this often while the live connection is down, in ms. */
const POLL_MS = 3000;

/** Poll interval for the moderators' lists, in ms: 0 while events arrive. */
export const usePollInterval = (): number => usePollWhileDown(POLL_MS);

/** Calls back each time the pending photos change, and once when subscribed. */
export function usePendingEvents(onEvent: () => void): void {
  useLive(PENDING_EVENTS, { onSubscribed: onEvent, onEvent });
}

/** How many photos wait for approval. */
export function usePendingPhotos(): number {
  const { data, refetch } = useQuery(PENDING_COUNT, { pollInterval: usePollInterval() });
  usePendingEvents(() => void refetch().catch(() => undefined));
  return data?.pendingPhotoCount ?? 0;
}

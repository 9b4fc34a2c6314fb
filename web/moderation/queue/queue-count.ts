import { useQuery } from '@apollo/client/react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { QUEUE_COUNT, QUEUE_EVENTS } from './operations.ts';

/** Poll interval of the number while it is not pushed, in ms. */
const POLL_MS = 10_000;

/** How many posts wait for a moderator. */
export function useQueueCount(): number {
  const { data } = useQuery(QUEUE_COUNT, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(QUEUE_EVENTS, { refetches: ['ModerationQueueCount'] });
  return data?.moderationQueueCount ?? 0;
}

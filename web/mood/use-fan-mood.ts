import { useQuery } from '@apollo/client/react';
import { newerMood } from '../../schema/mood.ts';
import { useEvery } from '../games/use-every.ts';
import { useLiveStatus } from '../live/live-status.ts';
import { useLive } from '../live/use-live.ts';
import { FAN_MOOD, FAN_MOOD_LIVE } from './operations.ts';

/** How often the server is asked while it pushes (another day or week may have begun), and while it can't push. */
const WHILE_PUSHED_MS = 5 * 60_000;
const WHILE_POLLED_MS = 15_000;

/** How all fans feel this week, live, and the viewer's own mood. */
export function useFanMood() {
  const { state } = useLiveStatus();
  const { data, error, refetch } = useQuery(FAN_MOOD);
  const ask = () => void refetch().catch(() => undefined);

  const liveError = useLive(FAN_MOOD_LIVE, {
    refetches: ['FanMood'],
    onEvent({ data, client, extensions }) {
      client.cache.updateQuery(
        { query: FAN_MOOD, extensions },
        (known) =>
          known && { ...known, communityMood: newerMood(known.communityMood, data.communityMood) },
      );
    },
  });
  useEvery(state === 'connected' && !liveError ? WHILE_PUSHED_MS : WHILE_POLLED_MS, ask);

  return { mood: data?.communityMood, mine: data?.myMood ?? null, error, reload: ask };
}

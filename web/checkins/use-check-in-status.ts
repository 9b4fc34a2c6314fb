import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { CheckInStatusQuery } from '../gql/graphql.ts';
import { useLive } from '../live/use-live.ts';
import { CHECK_IN_GAME_CHANGED, CHECK_IN_STATUS } from './check-in-operations.ts';
import { usePollInterval } from './poll-interval.ts';

export type CheckInStatus = CheckInStatusQuery['checkInStatus'];

/** Later than this, in ms, it will have been refetched. */
const A_DAY = 24 * 60 * 60_000;
/** The server caches the status for a second… */
const CACHED = 1000;
/** …and open pages refetch it within this time, at random, so that they don't all do so at once. */
const SPREAD = 2000;

/** Whether fans check in now, and when that changes: at midnight in Denver, on every page that is open then. */
export function useCheckInStatus() {
  const { data, error, refetch } = useQuery(CHECK_IN_STATUS, { pollInterval: usePollInterval() });
  useLive(CHECK_IN_GAME_CHANGED, { refetches: ['CheckInStatus', 'CheckInMap'] });
  const status = data?.checkInStatus;
  const retry = () => void refetch().catch(() => undefined);

  useEffect(() => {
    const wait = untilChange(status);
    // Timers of weeks would overflow.
    if (wait === undefined || wait > A_DAY) return;
    const ask = () => void refetch().catch(() => undefined);
    const timer = setTimeout(ask, wait + CACHED + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [status, refetch]);

  return { status, hasFailed: !data && Boolean(error), retry };
}

/** Milliseconds from the server's response until the status changes by itself; undefined when it doesn't. */
function untilChange(status: CheckInStatus | undefined): number | undefined {
  const at = status?.isOpen ? status.closesAt : status?.opensAt;
  const wait = status && at ? Date.parse(at) - Date.parse(status.asOf) : NaN;
  return wait >= 0 ? wait : undefined;
}

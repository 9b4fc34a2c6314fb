import { useEffect, useRef } from 'react';
import { useLive } from '../../live/use-live.ts';
import { USER_EVENTS } from './operations.ts';

/** When many sign up at once the lists are asked for at most this often, in ms. */
const CALM = 500;

/** Refetches the queries with these names when a user signs up, changes or is deleted. */
export function useUserEvents(refetches: readonly string[]): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(USER_EVENTS, {
    refetches,
    onEvent({ refetch }) {
      latest.current = refetch;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current();
      }, CALM);
    },
  });
}

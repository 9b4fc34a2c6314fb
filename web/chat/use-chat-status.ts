import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import type { ChatTimes_StatusFragment as ChatTimes } from '../gql/graphql.ts';
import { CHAT_STATUS } from './chat-operations.ts';

/** Poll interval of the status while it is not pushed, in ms. The game bar uses its own (web/games/use-game-bar.ts). */
const POLL_MS = 60_000;
/** Later than this, in ms, the status will have been refetched. */
const A_DAY = 24 * 60 * 60_000;
/** After a change by the clock browsers refetch the status to confirm it, in ms… */
const CONFIRM_AFTER = 1500;
/** …and up to this much later, at random, so that they don't all refetch at once. */
const SPREAD = 3000;

interface ChatStatus {
  /** Undefined until the first response. */
  status: ChatTimes | undefined;
  isOpen: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Whether game chat is open, by the server's clock. It turns at the second, on every page that is open then. */
export function useChatStatus(): ChatStatus {
  const { data, error, refetch } = useQuery(CHAT_STATUS, {
    pollInterval: usePollWhileDown(POLL_MS),
    fetchPolicy: 'cache-and-network',
  });
  const status = data?.chatStatus;
  /** The status corrected by the clock: chat that was open has closed since, or the other way round. */
  const [overtaken, setOvertaken] = useState<ChatTimes>();

  useEffect(() => {
    const wait = untilChange(status);
    // Timers of weeks would overflow.
    if (wait === undefined || wait > A_DAY) return;
    const ask = () => void refetch().catch(() => undefined);
    let timer = setTimeout(() => {
      setOvertaken(status);
      timer = setTimeout(ask, CONFIRM_AFTER + Math.random() * SPREAD);
    }, wait);
    return () => clearTimeout(timer);
  }, [status, refetch]);

  return {
    status,
    isOpen: status !== undefined && status.isOpen !== (status === overtaken),
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Milliseconds from the server's response until the status changes by itself; undefined when it doesn't. */
function untilChange(status: ChatTimes | undefined): number | undefined {
  const at = status?.isOpen ? status.closesAt : status?.opensAt;
  const wait = status && at ? Date.parse(at) - Date.parse(status.asOf) : NaN;
  return wait >= 0 ? wait : undefined;
}

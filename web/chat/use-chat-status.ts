import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ChatStatusView } from '../../schema/chat.ts';
import { CHAT_STATUS } from './chat-operations.ts';

/** Status is asked for this often, in ms, besides at the two moments when it changes by itself. */
const ASK_EVERY = 60_000;
/** Browsers ask within this time after the change, in ms, so that not all come in one instant. */
const SPREAD = 1500;

interface ChatStatus {
  /** Undefined until the server has answered. */
  status: ChatStatusView | undefined;
  isOpen: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Whether game chat is open, by the server's clock. */
export function useChatStatus(): ChatStatus {
  const { data, error, refetch } = useQuery(CHAT_STATUS, {
    pollInterval: ASK_EVERY,
    fetchPolicy: 'cache-and-network',
  });
  const status = data?.chatStatus;

  useEffect(() => {
    const change = nextChange(status, Date.now());
    if (change === undefined) return;
    // Beyond the next question there is time enough; timers of weeks would overflow.
    const wait = change - Date.now();
    if (wait > ASK_EVERY) return;
    const timer = setTimeout(
      () => void refetch().catch(() => undefined),
      Math.max(0, wait) + Math.random() * SPREAD,
    );
    return () => clearTimeout(timer);
  }, [status, refetch]);

  return {
    status,
    isOpen: status?.isOpen ?? false,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** When the status changes by itself next, in ms since 1970. */
function nextChange(status: ChatStatusView | undefined, now: number): number | undefined {
  const at = status?.isOpen ? status.closesAt : status?.opensAt;
  const time = at ? Date.parse(at) : NaN;
  return time >= now ? time : undefined;
}

import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAskWhileDown } from '../live/ask-while-down.ts';
import type { ChatStatusView } from '../../schema/chat.ts';
import { CHAT_STATUS } from './chat-operations.ts';

/** Status is asked for this often while it is not pushed, in ms. The game bar follows what is (web/games/use-game-bar.ts). */
const ASK_EVERY = 60_000;
/** Further off than this, in ms, there will be another answer by then. */
const A_DAY = 24 * 60 * 60_000;
/** After a change that came by the clock browsers ask the server whether it sees it so too, in ms… */
const CONFIRM_AFTER = 1500;
/** …and up to this much later, so that not all ask in one instant. */
const SPREAD = 3000;

interface ChatStatus {
  /** Undefined until the server has answered. */
  status: ChatStatusView | undefined;
  isOpen: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Whether game chat is open, by the server's clock. It turns at the second, on every page that is open then. */
export function useChatStatus(): ChatStatus {
  const { data, error, refetch } = useQuery(CHAT_STATUS, {
    pollInterval: useAskWhileDown(ASK_EVERY),
    fetchPolicy: 'cache-and-network',
  });
  const status = data?.chatStatus;
  /** The answer that time has overtaken: what it says is open has closed since, and the other way round. */
  const [overtaken, setOvertaken] = useState<ChatStatusView>();

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

/** Milliseconds from the server's answer to the moment when the status changes by itself; undefined when it doesn't. */
function untilChange(status: ChatStatusView | undefined): number | undefined {
  const at = status?.isOpen ? status.closesAt : status?.opensAt;
  const wait = status && at ? Date.parse(at) - Date.parse(status.asOf) : NaN;
  return wait >= 0 ? wait : undefined;
}

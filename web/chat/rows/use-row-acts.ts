import { useCallback, useState } from 'react';
import type { ChatMessage } from '../chat-message.ts';
import type { RowAct } from './row-menu-items.tsx';

/** What a member is about to do with a message. */
export interface Acting {
  readonly act: RowAct;
  readonly message: ChatMessage;
}

/** One action at a time. Its state is outside the rows, which unmount on scroll. */
export function useRowActs() {
  const [acting, setActing] = useState<Acting | null>(null);
  const onAct = useCallback((act: RowAct, message: ChatMessage) => setActing({ act, message }), []);
  const onDone = useCallback(() => setActing(null), []);
  return { acting, onAct, onDone };
}

export type RowActs = ReturnType<typeof useRowActs>;

import { useCallback, useState } from 'react';
import type { ChatMessage } from './merge.ts';
import type { RowAct } from './row-menu-items.tsx';

/** What a member is about to do with a message. */
export interface Acting {
  readonly act: RowAct;
  readonly message: ChatMessage;
}

/** One act at a time. It is kept beside the rows, which come and go while one scrolls. */
export function useRowActs() {
  const [acting, setActing] = useState<Acting | null>(null);
  const onAct = useCallback((act: RowAct, message: ChatMessage) => setActing({ act, message }), []);
  const onDone = useCallback(() => setActing(null), []);
  return { acting, onAct, onDone };
}

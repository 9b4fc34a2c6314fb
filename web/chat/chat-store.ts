import { type ChatAction, type ChatLog, emptyLog, mergeChat, type Outgoing } from './merge.ts';

/** Holds one chat log, so that readings on their way can ask how it stands now. */
export interface ChatStore {
  readonly get: () => ChatLog;
  readonly dispatch: (action: ChatAction) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChatStore(outgoing: readonly Outgoing[] = []): ChatStore {
  let log = emptyLog(outgoing);
  const listeners = new Set<() => void>();
  return {
    get: () => log,
    dispatch(action) {
      const next = mergeChat(log, action);
      if (next === log) return;
      log = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { type ChatAction, type ChatLog, emptyLog, mergeChat, type Outgoing } from './merge.ts';

/** When many events come, listeners are told at most once in this time, in ms. */
const CALM = 100;

/** Holds one chat log, so that readings on their way can ask how it stands now. */
export interface ChatStore {
  readonly get: () => ChatLog;
  /** The log as it was last shown: events of a rush join it together, a moment later. */
  readonly shown: () => ChatLog;
  readonly dispatch: (action: ChatAction) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChatStore(outgoing: readonly Outgoing[] = []): ChatStore {
  let log = emptyLog(outgoing);
  let shown = log;
  let calmDown: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show() {
    if (shown === log) return;
    shown = log;
    for (const listener of listeners) listener();
  }

  function showSoon() {
    if (calmDown !== undefined) return;
    show();
    calmDown = setTimeout(() => {
      calmDown = undefined;
      if (shown !== log) showSoon();
    }, CALM);
  }

  return {
    get: () => log,
    shown: () => shown,
    dispatch(action) {
      log = mergeChat(log, action);
      if (action.type === 'event') showSoon();
      else show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { CommentAction, CommentLog, Start } from './comment.ts';
import { mergeComments, startLog } from './comment-log.ts';

/** Holds one list of comments, so that readings on their way can ask how it stands now. */
export interface CommentStore {
  readonly get: () => CommentLog;
  readonly dispatch: (action: CommentAction) => void;
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCommentStore(start: Start): CommentStore {
  let log = startLog(start);
  const listeners = new Set<() => void>();
  return {
    get: () => log,
    dispatch(action) {
      const next = mergeComments(log, action);
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

import { focusedId, goTo } from './comment-focus.ts';
import { useUnread } from './unread.ts';
import type { CommentLog } from './use-comment-log.ts';

/** The comments that are new to the viewer, pending or shown, and moving from one unread comment to the next. */
export function useNextUnread(scope: string, { log, rows, store, viewer, toLatest }: CommentLog) {
  const comments = rows.map(({ comment }) => comment);
  const { unread, isUnread, markRead, markArrived } = useUnread(scope, comments, viewer?.id);

  function reveal() {
    const ids = [...log.waiting];
    const newest = Math.max(...ids);
    markArrived(ids);
    if (log.hasNewer) return toLatest(() => goTo(newest));
    store.dispatch({ type: 'revealed' });
    goTo(newest);
  }

  return {
    isUnread,
    unreadCount: unread.length + log.waiting.size,
    markRead: () => markRead(focusedId()),
    /** Shows the pending comments. */
    reveal,
    next() {
      if (unread.length === 0) return log.waiting.size > 0 ? reveal() : undefined;
      const from = focusedId();
      const after = comments.slice(comments.findIndex(({ id }) => id === from) + 1);
      goTo((after.find(isUnread) ?? unread[0])?.id);
    },
  };
}

import { useSyncExternalStore } from 'react';

/** Whether this browser may show notifications. `unsupported`: it has none. */
export type NoticePermission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();
let known: NoticePermission | undefined;
const notify = () => {
  known = undefined;
  for (const listener of listeners) listener();
};

export const noticePermission = (): NoticePermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Cached, because browsers ask another process each time, and each re-render would wait for it. */
const knownPermission = () => (known ??= noticePermission());

/**
 * Asks the visitor for permission, unless they have decided before. Browsers allow it only in an event handler of a
 * press.
 */
export async function requestPermission(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  notify();
  return noticePermission();
}

let isWatched = false;

/** The permission may also be changed in the browser's settings. */
function watchBrowser() {
  if (isWatched || typeof navigator.permissions === 'undefined') return;
  isWatched = true;
  navigator.permissions
    .query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', notify))
    .catch(() => undefined);
}

function subscribe(listener: () => void) {
  watchBrowser();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) known = undefined;
  };
}

export const useNoticePermission = () =>
  useSyncExternalStore(subscribe, knownPermission, (): NoticePermission => 'default');

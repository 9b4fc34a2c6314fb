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

/** Browsers ask another process each time, and each part of a page that draws itself anew would wait for it. */
const knownPermission = () => (known ??= noticePermission());

/** Asks the visitor, unless they have answered before. Browsers let only a press of something ask. */
export async function askPermission(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  notify();
  return noticePermission();
}

let isWatched = false;

/** The answer may also be changed in the browser's own settings. */
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

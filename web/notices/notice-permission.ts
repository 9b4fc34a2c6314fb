import { useSyncExternalStore } from 'react';

/** Whether this browser may show notifications. `unsupported`: it has none. */
export type NoticePermission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const noticePermission = (): NoticePermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Asks the visitor, unless they have answered before. Browsers let only a press of something ask. */
export async function askPermission(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  tell();
  return noticePermission();
}

let isWatched = false;

/** The answer may also be changed in the browser's own settings. */
function watchBrowser() {
  if (isWatched || typeof navigator.permissions === 'undefined') return;
  isWatched = true;
  navigator.permissions
    .query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', tell))
    .catch(() => undefined);
}

function subscribe(listener: () => void) {
  watchBrowser();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNoticePermission = () =>
  useSyncExternalStore(subscribe, noticePermission, (): NoticePermission => 'default');

import { useSyncExternalStore } from 'react';

/** Whether single keys act on comments in this browser. They can be turned off, for those whose keys come from speech. */
const KEY = 'comment-keys';
const CHANGED = 'comment-keys-changed';

function current(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

export function setCommentKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

export const useCommentKeysOn = (): boolean => useSyncExternalStore(subscribe, current);

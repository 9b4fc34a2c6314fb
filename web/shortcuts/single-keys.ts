import { useSyncExternalStore } from 'react';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';

/**
 * Whether keys of a single character act in this browser. They can be turned off, for those whose keys come from speech
 * or who often press one by mistake (WCAG 2.1.4).
 */
const NAME = 'single-key-shortcuts';
const OFF = 'off';
const CHANGED = 'single-key-shortcuts-changed';

/** If the browser stores nothing, it lasts as long as the page. */
let unkept: unknown;

export const singleKeysAreOn = (): boolean => (storedOnDevice(NAME) ?? unkept) !== OFF;

export function turnSingleKeys(isOn: boolean): void {
  const value = isOn ? undefined : OFF;
  unkept = storeOnDevice(NAME, value) ? undefined : value;
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void) {
  const names = [CHANGED, 'storage'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);

import { useSyncExternalStore } from 'react';
import type { RefusalKey } from '../../schema/refusals.ts';
import { hasKey } from '../ui/forms/graph-error.ts';
import { storedOnDevice, storeOnDevice } from '../ui/device-memory.ts';

/**
 * Whether filters hold back anything that a member wrote in this browser since the account was read, which says it of
 * all browsers. Asking the server on each page would cost a request of every fan, for the few of whom something is held.
 */

const keyOf = (userId: number) => `held-posts:${userId}`;
const listeners = new Set<() => void>();

/** Called with true for each post that is held back, so that those who show them read them again. */
export function setHeld(userId: number, isHeld: boolean): void {
  if (!isHeld && !isHeldOf(userId)) return;
  storeOnDevice(keyOf(userId), isHeld || undefined);
  listeners.forEach((listener) => listener());
}

const isHeldOf = (userId: number) => storedOnDevice(keyOf(userId)) === true;

/** Calls the listener when something more is held back, or nothing any more. Returns the way to stop. */
export function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsHeld = (userId: number): boolean =>
  useSyncExternalStore(
    onHeld,
    () => isHeldOf(userId),
    () => false,
  );

const HELD: RefusalKey = 'filter.held';

/** True for the refusal of a post that a filter holds back. */
export const isHoldingBack = (error: unknown): boolean => hasKey(error, HELD);

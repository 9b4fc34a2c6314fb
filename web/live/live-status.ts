import { useSyncExternalStore } from 'react';

/** `idle`: nothing is subscribed. `reconnecting`: the connection was lost and is being sought again. */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'reconnecting';

export interface LiveStatus {
  readonly state: LiveState;
  /** When this state began, in ms since 1970; for `reconnecting` the moment of the loss. */
  readonly since: number;
}

/** Before anything connects: what the server draws, and the browser's first drawing of the same page. */
const atFirst: LiveStatus = { state: 'idle', since: Date.now() };
let status = atFirst;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

export function setLiveState(state: LiveState): void {
  if (state === status.state) return;
  const wasLost = status.state === 'reconnecting';
  status = { state, since: Date.now() };
  for (const watcher of watchers) watcher();
  if (wasLost && state === 'connected') for (const listener of returns) listener();
}

/** Calls back each time a lost connection is there again. Returns the way to stop. */
export function onReconnect(listener: () => void): () => void {
  returns.add(listener);
  return () => returns.delete(listener);
}

export const liveStatus = (): LiveStatus => status;

/** Calls back after each change of the state. Returns the way to stop. */
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The state of the one live connection. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(watchLive, liveStatus, () => atFirst);
}

const listeners = new Set<() => void>();

/** Signals that the server no longer knows the session behind a request. */
export function reportUnauthenticated(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a request was refused for want of a session. Returns the way to stop. */
export function onUnauthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

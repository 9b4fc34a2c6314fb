/** The newest comment that this browser has shown of each thing. Storage may be forbidden; then nothing is unread. */
const key = (scope: string) => `comments-seen:${scope}`;

/** Undefined on the first visit: then nothing counts as unread. */
export function lastSeen(scope: string): number | undefined {
  try {
    const stored = Number(localStorage.getItem(key(scope)) ?? NaN);
    return Number.isInteger(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function rememberSeen(scope: string, id: number): void {
  try {
    if (id > (lastSeen(scope) ?? -1)) localStorage.setItem(key(scope), String(id));
  } catch {
    // Asked anew on the next visit, then.
  }
}

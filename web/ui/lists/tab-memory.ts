/** Text that survives a reload of the tab. If storage is full or blocked, nothing is stored and nothing breaks. */

const PREFIX = 'typed:';

/** Stores a text; an empty text deletes the entry. */
export function remember(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + key, text);
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Lost with the tab.
  }
}

/** The stored text, or an empty string. */
export function remembered(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/** Deletes everything: the next member to sign in in this tab must not see another member's drafts. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

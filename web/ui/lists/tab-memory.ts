/** Text that survives a reload of the tab. Storage may be full or forbidden; then nothing is kept, and nothing breaks. */

const PREFIX = 'typed:';

/** Keeps a text; the empty text is forgotten. */
export function remember(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(PREFIX + key, text);
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Lost with the tab, then.
  }
}

/** What was kept, else the empty text. */
export function remembered(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/** Forgets everything: whoever signs in next in this tab must not find what somebody else began to write. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}

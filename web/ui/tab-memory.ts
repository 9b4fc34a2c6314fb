/** Text that survives a reload of the tab. Storage may be full or forbidden; then nothing is kept, and nothing breaks. */

/** Keeps a text; the empty text is forgotten. */
export function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Lost with the tab, then.
  }
}

/** What was kept, else the empty text. */
export function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Values stored in this browser across tabs. If storage is full or blocked, nothing is stored and nothing breaks. */

/** Stores a value as JSON; undefined deletes the entry. Returns false when it could not be stored. */
export function storeOnDevice(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The stored value; undefined when it is missing or unreadable. */
export function storedOnDevice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored names with this prefix. */
export function namesOnDevice(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** What this browser keeps over closed tabs. Storage may be full or forbidden; then nothing is kept, and nothing breaks. */

/** Keeps a value as JSON under a name; undefined is forgotten. False when it could not be kept. */
export function storeOnDevice(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What was kept under a name; undefined when there is nothing, or nothing that can be read. */
export function storedOnDevice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The names that begin so. */
export function namesOnDevice(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

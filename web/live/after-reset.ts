/** Every page on a node learns of a loss at once; refetches are spread over this time, in ms. */
const WITHIN = { least: 1000, most: 2000 };

/** Callbacks that wait for the delay after a reset, which all lists of a page share. */
let due: { readonly toldAt: number; readonly readers: Set<() => void> } | undefined;

/**
 * Runs the function once, after a random delay that is the same for all subscriptions of this page. The delay also
 * gives other nodes, which may serve the refetch, time to learn of the loss. `readRest` is run after all of them, once.
 * Returns a function that cancels it.
 */
export function afterReset(toldAt: number, read: () => void, readRest: () => void): () => void {
  if (due?.toldAt !== toldAt) {
    const readers = new Set<() => void>();
    const mine = { toldAt, readers };
    due = mine;
    const wait = WITHIN.least + Math.random() * (WITHIN.most - WITHIN.least);
    setTimeout(() => {
      if (due === mine) due = undefined;
      for (const reader of readers) reader();
      readRest();
    }, wait);
  }
  const { readers } = due;
  const reader = () => read();
  readers.add(reader);
  return () => readers.delete(reader);
}

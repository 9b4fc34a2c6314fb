/** Every page on a node hears of a loss at once, and reads anew within this time, in ms. */
const WITHIN = { least: 1000, most: 2000 };

/** What waits for the moment of one reset: all that a page follows hears of it, and reads together. */
let due: { readonly toldAt: number; readonly readers: Set<() => void> } | undefined;

/**
 * Runs the function once, at a moment that this page chose by chance, the same for all of its subscriptions. A little
 * later than at once also because another node may answer, which has to hear of the loss first. Returns the way to cancel.
 */
export function afterReset(toldAt: number, read: () => void): () => void {
  if (due?.toldAt !== toldAt) {
    const readers = new Set<() => void>();
    const mine = { toldAt, readers };
    due = mine;
    const wait = WITHIN.least + Math.random() * (WITHIN.most - WITHIN.least);
    setTimeout(() => {
      if (due === mine) due = undefined;
      for (const reader of readers) reader();
    }, wait);
  }
  const { readers } = due;
  const reader = () => read();
  readers.add(reader);
  return () => readers.delete(reader);
}

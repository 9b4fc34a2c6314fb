/** Repeatable chance: the same word gives the same numbers from 0 to 1 in the same order (mulberry32). */
export function chance(word: string): () => number {
  let state = [...word].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many of the list, no one twice, in an order of their own. */
export function draw<T>(list: readonly T[], count: number, next: () => number): T[] {
  const rest = [...list];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(next() * rest.length), 1)[0]!,
  );
}

import { LRUCache } from 'lru-cache';

const MOST_BYTES = 16_000_000;

/** The bytes of an event's result. */
export interface Rendering {
  readonly bytes: Buffer;
  /** Something failed, which may not fail again. */
  readonly hasErrors: boolean;
}

/**
 * Rendered events by place and question. They outlive the groups that they were rendered for: when thousands of sockets
 * come back at once, each missed event is rendered once for all of them.
 */
export function createRendered() {
  const finished = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    getOrMake(key: string, render: () => Promise<Rendering>): Promise<Buffer> {
      const known = finished.get(key);
      if (known) return Promise.resolve(known);
      const running = underWay.get(key);
      if (running) return running;
      const made = render().then(({ bytes, hasErrors }) => {
        underWay.delete(key);
        if (!hasErrors) finished.set(key, bytes);
        return bytes;
      });
      underWay.set(key, made);
      return made;
    },
  };
}

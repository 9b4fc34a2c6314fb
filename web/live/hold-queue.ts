import { useSyncExternalStore } from 'react';
import { delaySeconds, serverNow, watchDelay } from './delay.ts';

interface Item {
  /** The moment that it tells of, in ms since 1970. */
  readonly moment: number;
  readonly release: () => void;
}

/** What waits until the visitor's video has come to it, earliest moment first. */
export interface HoldQueue {
  add(moment: number, release: () => void): void;
  /** Calls back when nothing waits that was added before. */
  afterAll(release: () => void): void;
  stop(): void;
}

/** Without a delay everything passes at once. A shorter delay lets go of what is old enough for it. */
export function createHoldQueue(): HoldQueue {
  const items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = ({ moment }: Item) => moment + delaySeconds() * 1_000 - serverNow();
  function run() {
    clearTimeout(timer);
    while (items[0] && (delaySeconds() === 0 || wait(items[0]) <= 0)) items.shift()!.release();
    if (items[0]) timer = setTimeout(run, wait(items[0]));
  }
  const add = (moment: number, release: () => void) => {
    const before = items.findLastIndex((item) => item.moment <= moment);
    items.splice(before + 1, 0, { moment, release });
    run();
  };
  const unwatch = watchDelay(run);
  return {
    add,
    afterAll: (release) => add(items.at(-1)?.moment ?? 0, release),
    stop() {
      unwatch();
      clearTimeout(timer);
      items.length = 0;
    },
  };
}

/** Moments of results that wait. */
const held = new Map<symbol, number>();
const listeners = new Set<() => void>();
const publish = () => listeners.forEach((listener) => listener());

/** Says that a result waits which tells of this moment; call the result when it doesn't any more. */
export function noteHeld(moment: number): () => void {
  const id = Symbol('held');
  held.set(id, moment);
  publish();
  return () => {
    if (held.delete(id)) publish();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const newestHeld = () => (held.size > 0 ? Math.max(...held.values()) : null);

/** The newest moment of which a result waits; null when the page has all that it asked for. */
export const useHeldMoment = (): number | null =>
  useSyncExternalStore(subscribe, newestHeld, () => null);

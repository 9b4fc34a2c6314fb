import { useSyncExternalStore } from 'react';
import { isDelay } from '../../schema/behind.ts';
import { DELAY_KEY } from '../../schema/site/device.ts';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';

/** How late the visitor's video of a game is. It is stored for all pages of this browser. */
export interface Delay {
  /** Above 0. */
  readonly seconds: number;
  readonly gameId: number;
  /** In ms since 1970. */
  readonly setAt: number;
}

/** No game is longer, in ms: a delay that was not ended expires then. */
const LASTS = 12 * 3_600_000;
/** What it was the last time, for the next game. */
const LAST = 'last-stream-delay';

let known: Delay | null | undefined;
let before = 0;
const listeners = new Set<(seconds: number, before: number) => void>();

function stored(): Delay | null {
  const { seconds, gameId, setAt } = (storedOnDevice(DELAY_KEY) ?? {}) as Partial<Delay>;
  if (!isDelay(seconds) || seconds === 0 || gameId === undefined || setAt === undefined)
    return null;
  if (Date.now() - setAt <= LASTS) return { seconds, gameId, setAt };
  storeOnDevice(DELAY_KEY, undefined);
  return null;
}

/** The delay in force; null without one. It stays the same object. */
export function currentDelay(): Delay | null {
  if (typeof window === 'undefined') return null;
  return known === undefined ? (known = stored()) : known;
}

/** In seconds; 0 for who sees everything at once. */
export const delaySeconds = (): number => currentDelay()?.seconds ?? 0;

/** The delay of the last game, in seconds; 0 if there was none. */
export function lastDelay(): number {
  const seconds = storedOnDevice(LAST);
  return isDelay(seconds) ? seconds : 0;
}

/** Sets the delay in all tabs; null ends it. */
export function changeDelay(delay: Pick<Delay, 'seconds' | 'gameId'> | null): void {
  known = delay && delay.seconds > 0 ? { ...delay, setAt: Date.now() } : null;
  // Without storage it lasts as long as the page.
  storeOnDevice(DELAY_KEY, known ?? undefined);
  if (known) storeOnDevice(LAST, known.seconds);
  publish();
}

function publish() {
  const seconds = delaySeconds();
  const last = before;
  before = seconds;
  for (const listener of [...listeners]) listener(seconds, last);
}

function readAgain({ key }: StorageEvent) {
  if (key !== DELAY_KEY && key !== null) return;
  known = stored();
  publish();
}

/** Calls back when the delay has changed, in any tab. Returns the way to stop. */
export function watchDelay(listener: (seconds: number, before: number) => void): () => void {
  if (listeners.size === 0) {
    before = delaySeconds();
    addEventListener('storage', readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', readAgain);
  };
}

/** The delay in force, live; null on the page as the server drew it. */
export const useDelay = (): Delay | null =>
  useSyncExternalStore(watchDelay, currentDelay, () => null);

/** The smallest difference seen between this device's clock and the server's, in ms. */
let difference = Infinity;

/** By a monotonic clock: if it pauses while the device sleeps, the next time seen makes up for it. */
const deviceNow = () => performance.timeOrigin + performance.now();

/** Notes a time of the server that has just arrived, in ms since 1970. */
export function noteServerTime(at: number): void {
  difference = Math.min(difference, deviceNow() - at);
}

/** The server's time, or a little earlier: never later than it is there. */
export const serverNow = (): number => deviceNow() - (Number.isFinite(difference) ? difference : 0);

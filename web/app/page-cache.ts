import type { NormalizedCacheObject } from '@apollo/client';

/**
 * After this time since the page was opened, spent at the gate perhaps, everything is refetched, if anyone is there to
 * ask.
 */
const GOOD_FOR_MS = 60_000;

const element = () =>
  performance.now() < GOOD_FOR_MS || !navigator.onLine
    ? document.getElementById('page-cache')
    : null;

/** Whether the page brought along answers that may still be shown. */
export const hasPageCache = (): boolean => element() !== null;

/**
 * What the server put into the HTML of the answers that the first view needs, so that it waits for no request. They are
 * those of an anonymous visitor; who is signed in asks for their own.
 */
export function cacheInPage(): NormalizedCacheObject | null {
  // It stays where it is: React may throw a first attempt at drawing the page away, and the client with it.
  const text = element()?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : null;
}

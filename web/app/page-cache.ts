import type { NormalizedCacheObject } from '@apollo/client';

/** After this time since the page was opened, spent at the gate perhaps, everything is asked anew. */
const GOOD_FOR_MS = 60_000;

/** Whether what the page brought along may still be shown. */
export const isPageFresh = (): boolean => performance.now() < GOOD_FOR_MS;

/**
 * What the server put into the HTML of the answers that the first view needs, so that it waits for no request. They are
 * those of an anonymous visitor; who is signed in asks for their own.
 */
export function cacheInPage(): NormalizedCacheObject | null {
  // It stays where it is: React may throw a first attempt at drawing the page away, and the client with it.
  const element = document.getElementById('page-cache');
  if (!element || !isPageFresh()) return null;
  return JSON.parse(element.textContent) as NormalizedCacheObject;
}

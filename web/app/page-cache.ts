import type { NormalizedCacheObject } from '@apollo/client';

/**
 * This long after the page was opened, perhaps spent at the gate, everything is refetched, once somebody uses the page.
 */
const GOOD_FOR_MS = 60_000;

const element = () =>
  performance.now() < GOOD_FOR_MS || !navigator.onLine
    ? document.getElementById('page-cache')
    : null;

/** Whether the page has embedded results that are still fresh. */
export const hasPageCache = (): boolean => element() !== null;

/**
 * The results that the server embedded in the HTML for the first view, so that it waits for no request. They are those
 * of an anonymous visitor; a signed-in member's are fetched.
 */
export function cacheInPage(): NormalizedCacheObject | null {
  // It stays in the document: React may discard a first attempt at rendering the page, and the client with it.
  const text = element()?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : null;
}

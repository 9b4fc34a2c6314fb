import type { NormalizedCacheObject } from '@apollo/client';
import { USER_KEY } from '../../schema/site/device.ts';

/**
 * This long after the page was opened, perhaps spent at the gate, everything is refetched, once somebody uses the page.
 */
const GOOD_FOR_MS = 60_000;

/** They are a visitor's; a signed-in member's are fetched. Without a network what visitors see is better than nothing. */
const areGood = () =>
  !navigator.onLine || (performance.now() < GOOD_FOR_MS && localStorage.getItem(USER_KEY) === null);

const element = () => (areGood() ? document.getElementById('page-cache') : null);

let wasTaken = false;

/**
 * Whether the client began with the embedded results and they are still good: then the server's HTML shows what the app
 * is about to show.
 */
export const isPageCacheTaken = (): boolean => wasTaken && element() !== null;

/** The results that the server embedded in the HTML for the first view, so that it waits for no request. */
export function cacheInPage(): NormalizedCacheObject | null {
  // It stays in the document: React may discard a first attempt at rendering the page, and the client with it.
  const text = element()?.textContent;
  wasTaken = Boolean(text);
  return text ? (JSON.parse(text) as NormalizedCacheObject) : null;
}

/** How the browser leaves the page, which cuts off what the page is asking. */
export interface Departure {
  /** True once the browser has begun to leave. It may still stay: for a download, or because somebody stops it. */
  hasBegun: () => boolean;
  stop: () => void;
}

/**
 * Watches until `stop` whether the browser begins to leave. A page that listened all the time would not be kept for the
 * back button by every browser.
 */
export function watchDeparture(): Departure {
  const listening = new AbortController();
  let hasBegun = false;
  for (const event of ['beforeunload', 'pagehide'])
    window.addEventListener(event, () => void (hasBegun = true), { signal: listening.signal });
  return { hasBegun: () => hasBegun, stop: () => listening.abort() };
}

/** How the browser leaves the page, which cuts off what the page is asking. */
export interface Departure {
  /** True once the browser has begun to leave. It may still stay: for a download, or because the user stops it. */
  hasBegun: () => boolean;
  stop: () => void;
}

const EVENTS = ['beforeunload', 'pagehide'];

/**
 * Watches until `stop` whether the browser begins to leave. A page with a permanent listener is not eligible for the
 * back/forward cache in every browser.
 */
export function watchDeparture(): Departure {
  let hasBegun = false;
  const note = () => void (hasBegun = true);
  for (const event of EVENTS) window.addEventListener(event, note);
  return {
    hasBegun: () => hasBegun,
    stop() {
      for (const event of EVENTS) window.removeEventListener(event, note);
    },
  };
}

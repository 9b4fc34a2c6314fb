import { useSyncExternalStore } from 'react';

/** What the server wrote into the page about its own origin (graph/pages/router.ts); nothing while it is drawn there. */
const written = (): DOMStringMap =>
  typeof document === 'undefined' ? {} : (document.getElementById('page-files')?.dataset ?? {});

/**
 * The origin that addresses of the site are made with, for links that leave it: the one that is set on the server, else the
 * one that the visitor came by.
 */
export function ownOrigin(): string {
  const { origin, originIsSet } = written();
  return origin && originIsSet !== undefined ? origin : window.location.origin;
}

/** The same for what is drawn; while a page from the server is taken over as it is, the origin it was drawn with. */
export const useOwnOrigin = (): string => useSyncExternalStore(never, ownOrigin, drawnOrigin);

const never = () => () => undefined;
const drawnOrigin = () => written().origin ?? window.location.origin;

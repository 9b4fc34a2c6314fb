import { useSyncExternalStore } from 'react';

/** The site's origin as embedded by the server (graph/pages/router.ts); undefined during server rendering. */
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

/** The same for rendering; during hydration, the origin that the server rendered with. */
export const useOwnOrigin = (): string => useSyncExternalStore(never, ownOrigin, drawnOrigin);

const never = () => () => undefined;
const drawnOrigin = () => written().origin ?? window.location.origin;

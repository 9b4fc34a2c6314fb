import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is drawn as the server drew it; false from the moment on in which the page answers. */
export const useIsAsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** When the server drew this page, ISO 8601; undefined when it did not. */
export const drawnAt = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('page-cache')?.dataset.at;

/** Now; while a page from the server is taken over as it is, the instant at which it was drawn. */
export function useNow(): Date {
  const at = useIsAsDrawn() && drawnAt();
  return at ? new Date(at) : new Date();
}

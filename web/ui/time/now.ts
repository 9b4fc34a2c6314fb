import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this render must equal the server's; false once the page is interactive. */
export const useIsAsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** When the server drew this page, ISO 8601; undefined when it did not. */
export const drawnAt = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('page-cache')?.dataset.at;

/** Now; during hydration, the time at which the server rendered the page. */
export function useNow(): Date {
  const at = useIsAsDrawn() && drawnAt();
  return at ? new Date(at) : new Date();
}

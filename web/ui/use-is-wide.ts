import { useSyncExternalStore } from 'react';

/** As `lg:` in styles. */
const WIDE = '(width >= 64rem)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for two columns; for what is better not even downloaded where it has not. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** As `lg:` in styles. */
const WIDE = '(width >= 64rem)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for two columns; for parts that should otherwise not even be downloaded. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

import { lazy, useEffect, useState } from 'react';
import { isSearch, isWaking } from '../shortcuts/waking.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';

const Shortcuts = lazy(() => import('./shortcuts.tsx'));

/** Keys that work everywhere. Their code is downloaded when one of them is first pressed. */
export function ShortcutKeys() {
  const [early, setEarly] = useState<readonly KeyboardEvent[]>([]);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    if (isAwake) return;
    function wake(event: KeyboardEvent) {
      if (event.defaultPrevented || !isWaking(event)) return;
      // The browser would search, too.
      if (event.key === '/' || isSearch(event)) event.preventDefault();
      setEarly((before) => [...before, event]);
    }
    window.addEventListener('keydown', wake);
    return () => window.removeEventListener('keydown', wake);
  }, [isAwake]);

  if (early.length === 0) return null;
  return (
    <LazyLayer onFail={() => setEarly([])}>
      <Shortcuts early={early} onAwake={() => setAwake(true)} />
    </LazyLayer>
  );
}

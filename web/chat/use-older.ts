import { useCallback, useRef, useState } from 'react';

/** Reads earlier messages, one page at a time. */
export function useOlder(loadOlder: () => Promise<void>) {
  const isBusy = useRef(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const load = useCallback(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('loading');
    void loadOlder()
      .then(
        () => setState('idle'),
        () => setState('failed'),
      )
      .finally(() => (isBusy.current = false));
  }, [loadOlder]);

  return { load, isLoading: state === 'loading', hasFailed: state === 'failed' };
}

import { useCallback, useRef, useState } from 'react';

/** Reads earlier messages, one page at a time. */
export function useOlder(loadOlder: () => Promise<void>) {
  const isBusy = useRef(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const load = useCallback(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('loading');
    const ended = (how: 'idle' | 'failed') => () => {
      isBusy.current = false;
      setState(how);
    };
    void loadOlder().then(ended('idle'), ended('failed'));
  }, [loadOlder]);

  return { load, isLoading: state === 'loading', hasFailed: state === 'failed' };
}

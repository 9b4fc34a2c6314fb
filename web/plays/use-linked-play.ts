import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows the play that the address names, once it is on the page. Following the same link again shows it again. */
export function useLinkedPlay(isShown: boolean): void {
  const { hash, key } = useLocation();
  const followed = useRef('');
  useEffect(() => {
    const line = isShown && hash.startsWith('#play-') && document.getElementById(hash.slice(1));
    // Who comes back to the plays later is not moved again.
    if (!line || followed.current === key) return;
    followed.current = key;
    const folded = line.closest('details');
    if (folded) folded.open = true;
    line.scrollIntoView({ block: 'center' });
    line.focus({ preventScroll: true });
  }, [isShown, hash, key]);
}

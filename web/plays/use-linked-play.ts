import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows the play that the address names, once it is on the page. Following the same link again shows it again. */
export function useLinkedPlay(isShown: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const line = isShown && hash.startsWith('#play-') && document.getElementById(hash.slice(1));
    if (!line) return;
    const folded = line.closest('details');
    if (folded) folded.open = true;
    line.scrollIntoView({ block: 'center' });
    line.focus({ preventScroll: true });
  }, [isShown, hash, key]);
}

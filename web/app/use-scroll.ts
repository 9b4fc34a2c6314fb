import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a place named in the address is waited for, and held in view while what is above it still grows, in ms. */
const PATIENCE = 4000;

/** A new page starts at its top, or at the place that the address names once that has been loaded. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    // The HTML has decided for the first view.
    if (key !== 'default')
      document.documentElement.toggleAttribute('data-whole', isReturn || hash !== '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a drawer that Back closes is no return: the key stays
  }, [hash, key]);

  useEffect(() => {
    if (hash) return scrollTo(decodeURIComponent(hash.slice(1)));
    // Going back, the browser restores the place by itself.
    if (!isReturn) window.scrollTo(0, 0);
    return undefined;
    // `key`: choosing the same address again scrolls again. Query strings (tabs) don't.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `isReturn` belongs to the same change as the path
  }, [pathname, hash, hash && key]);
}

/** Brings the element with this id into view as soon as it is there; stops at the visitor's first own move. */
function scrollTo(id: string): () => void {
  let isFocused = false;
  function align() {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView();
    if (isFocused) return;
    isFocused = true;
    // Keyboards go on from where the eyes are.
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  const observer = new ResizeObserver(align);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(name, stop, { passive: true });
  }
  align();
  return stop;
}

import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takeLoadedFonts } from '../ui/page/fonts.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';

/** How long to wait for a scroll target, and to keep it in view while what is above it still grows, in ms. */
const PATIENCE = 4000;

/** In the tab's memory: how far down the page was when the tab was left, and its address. */
const PLACE = 'place';

/** By these a visitor scrolls themselves. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * A new page starts at its top, or at the place that the address names once that has been loaded; one that is loaded
 * again, at the place where it was left.
 */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    // The HTML has decided for the first view.
    if (key === 'default') return;
    document.documentElement.toggleAttribute('data-whole', isReturn || hash !== '');
    takeLoadedFonts();
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

  useEffect(() => {
    const stop = scrollToStoredPlace();
    // On a phone this is the last event a background tab gets before it is discarded and later reloaded.
    document.addEventListener('visibilitychange', keepPlace);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', keepPlace);
    };
  }, []);
}

/** Brings the element with this id into view as soon as it is there. */
function scrollTo(id: string): () => void {
  let isFocused = false;
  return whileItGrows(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView();
    if (isFocused) return;
    isFocused = true;
    // Keyboards go on from where the eyes are.
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}

function keepPlace(): void {
  if (document.visibilityState === 'hidden')
    remember(PLACE, `${Math.round(scrollY)} ${location.href}`);
}

/** Browsers restore a place while the page loads; what comes only after that is too late for them. */
function scrollToStoredPlace(): (() => void) | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit || visit.type === 'navigate' || location.hash) return undefined;
  const [place, address] = remembered(PLACE).split(' ');
  const top = Number(place);
  if (address !== location.href || top <= scrollY) return undefined;
  return whileItGrows((stop) => {
    window.scrollTo(0, top);
    if (scrollY >= top) stop();
  });
}

/** Aligns the window now and whenever the page changes its height; stops at the visitor's first own move. */
function whileItGrows(align: (stop: () => void) => void): () => void {
  const observer = new ResizeObserver(() => align(stop));
  observer.observe(document.body);
  const timer = setTimeout(stop, PATIENCE);
  for (const name of OWN_MOVES) window.addEventListener(name, stop, { passive: true });
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_MOVES) window.removeEventListener(name, stop);
  }
  align(stop);
  return stop;
}

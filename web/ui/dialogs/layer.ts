import { useLayoutEffect, useRef } from 'react';
import { focusHeir, heirOf } from './keep-focus.ts';

/** The dark ground behind a modal layer; it scrolls when the layer is taller than the window. */
export const scrimStyle =
  'fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-scrim p-4 animate-fade';

export const layerStyle =
  'relative w-full rounded-card bg-raised p-5 text-text shadow-layer animate-rise sm:p-6';

/**
 * Gives the focus back to the element that had it when the layer opened. When that element is gone, to what took
 * its place in a list that keeps the focus, else to the main part of the page. Radix only does so for its own triggers.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // The layer's content is mounted one commit later, so the element focused now opened it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  return (event) => {
    event.preventDefault();
    const { current } = opener;
    const heir = current && !current.isConnected && heirOf(current);
    if (heir) return focusHeir(heir);
    const target =
      current?.isConnected && current !== document.body ? current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

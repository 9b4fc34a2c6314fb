import { useRef } from 'react';

/** The dark ground behind a modal layer; it scrolls when the layer is taller than the window. */
export const scrimStyle = 'fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-scrim p-4 animate-fade';

export const layerStyle = 'relative w-full rounded-card bg-raised p-5 text-text shadow-layer animate-rise sm:p-6';

/**
 * Gives the focus back to the element that had it when the layer opened, or to the main part of the page
 * when that element is gone. Radix only does so for its own triggers.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true });
    },
  };
}

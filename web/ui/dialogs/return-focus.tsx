import { useEffect, useLayoutEffect, useRef } from 'react';
import { moveFocusTo, focusTargetOf, setSuccessor } from './restore-focus.ts';

interface Returning {
  /** For the content of the layer. */
  readonly onCloseAutoFocus: (event: Event) => void;
  /** For `ReturnFocus`, the last child of the content. */
  readonly onGone: (content: Element | null) => void;
}

const focus = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/**
 * Returns the focus to the element that had it when the layer opened. If that element was removed, the focus goes to
 * its successor in the list (`restore-focus.ts`), else to the main part of the page. Radix only does so for its own
 * triggers.
 */
export function useReturnFocus(open: boolean): Returning {
  const opener = useRef<Element | null>(null);
  const isReturned = useRef(false);
  // The layer's content is mounted one commit later, so the element focused now opened it.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    isReturned.current = false;
  }, [open]);

  return {
    onGone(content) {
      const { current } = opener;
      if (!current || current === document.body) return;
      if (content) setSuccessor(content, current);
      isReturned.current = current.isConnected && focus(current);
    },
    // Radix calls this in a later task, when lists have processed the removal of rows.
    onCloseAutoFocus(event) {
      event.preventDefault();
      if (isReturned.current) return;
      const { current } = opener;
      const successor = current && !current.isConnected && focusTargetOf(current);
      if (successor) return moveFocusTo(successor);
      const isThere = current?.isConnected && current !== document.body;
      focus(isThere ? current : document.getElementById('main'));
    },
  };
}

/**
 * Inside the content of a layer: returns the focus as soon as the layer is removed. React cleans up from the outside
 * in, so the page is no longer hidden and the focus no longer trapped. On a slow device Radix returns it half a second
 * later, and what is typed until then is lost.
 */
export function ReturnFocus({ onGone }: Pick<Returning, 'onGone'>) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef(onGone);
  useLayoutEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => {
    const content = mark.current?.parentElement ?? null;
    return () => latest.current(content);
  }, []);
  return <span hidden ref={mark} />;
}

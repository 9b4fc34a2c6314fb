import { useEffect, useRef } from 'react';

/**
 * Drawers are steps in the history: going back closes them and stays on the page. Each open one has an entry of its own,
 * a copy of the page's with its depth, which goes again when the drawer is closed in another way.
 */

interface Layer {
  readonly close: () => void;
}

/** The open ones, the uppermost last. */
const layers: Layer[] = [];
/** We are navigating to another entry ourselves. */
let isMoving = false;

/** The number of open layers that the current history entry represents. */
const depth = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;

/** One history entry per layer: that of a closed layer is removed, a leftover one is skipped. */
function balance() {
  if (isMoving) return;
  const now = depth();
  if (layers.length < now) {
    isMoving = true;
    window.history.go(layers.length - now);
  }
  for (let next = now + 1; next <= layers.length; next += 1)
    window.history.pushState({ ...(window.history.state as object | null), layers: next }, '');
}

function arrive() {
  const wentBack = !isMoving;
  isMoving = false;
  if (wentBack) for (const layer of layers.splice(depth()).reverse()) layer.close();
  balance();
}

let isListening = false;

/** While `open`, going back calls `close` and leads nowhere else. Links in there replace the drawer's entry. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!open) return;
    if (!isListening) window.addEventListener('popstate', arrive);
    isListening = true;
    const layer: Layer = { close: () => latest.current() };
    layers.push(layer);
    queueMicrotask(balance);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      queueMicrotask(balance);
    };
  }, [open]);
}

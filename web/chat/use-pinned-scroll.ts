import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** This near to the end, in px, counts as being there. */
const NEAR = 48;

/**
 * Keeps a scroller at its end while the reader is there, and where they read when they have scrolled up, also when
 * older content joins above. `firstKey` names the first item.
 */
export function usePinnedScroll(firstKey: string | number | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const pinned = useRef(true);
  const before = useRef<{ firstKey: typeof firstKey; height: number }>({ firstKey, height: 0 });
  const [isPinned, setIsPinned] = useState(true);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    pinned.current = true;
    setIsPinned(true);
    element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (pinned.current) element.scrollTop = element.scrollHeight;
    else if (before.current.firstKey !== firstKey)
      element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { firstKey, height: element.scrollHeight };
  });

  // The window, the keyboard of a phone or a growing composer change the room there is.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (pinned.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    pinned.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    setIsPinned(pinned.current);
  }, []);

  return { scroller, isPinned, onScroll, toEnd };
}

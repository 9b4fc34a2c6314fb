import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Said } from '../chat-message.ts';
import type { LogLine } from './log-lines.ts';

const keyOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null)
    : null;

/**
 * The line that has the focus. When it is deleted, the focus goes to the one in its place instead of getting lost.
 */
export function useLogFocus(
  scroller: RefObject<HTMLElement | null>,
  lines: readonly LogLine<Said>[],
): string | null {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const place = useRef(-1);

  useEffect(() => {
    const element = scroller.current;
    const enter = ({ target }: FocusEvent) => setFocusedKey(keyOf(target));
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without a next element the line itself may have been removed, or a menu is about to open over it.
      if (relatedTarget && !keyOf(relatedTarget)) setFocusedKey(null);
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [scroller]);

  useEffect(() => {
    const index = lines.findIndex(({ key }) => key === focusedKey);
    const lost = place.current;
    place.current = index;
    if (focusedKey === null || index >= 0 || lost < 0) return;
    // After a dialog that closes with it has restored the focus.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement.id !== 'main') return;
      const next = Math.min(lost, lines.length - 1);
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`);
      (row ?? scroller.current)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [scroller, lines, focusedKey]);

  return focusedKey;
}

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { freePlace, type Span } from './free-place.ts';

const LAYERS = '[role="dialog"], [role="alertdialog"]';
const CONTROLS = 'button, a, input, select, textarea, [role="tab"]';
/** What has the focus is a heading where the step of a dialog has just changed. */
const STEPS = `${CONTROLS}, h1, h2, h3`;

/** Between the element and what it keeps away from, in px. */
const ROOM = 8;

let pressed: Element | null = null;

/** Safari gives the focus to no button that is pressed. */
function notePress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest(CONTROLS) : null;
}

/**
 * While it is shown, moves an element up or down to where it covers neither the title of a dialog nor what was pressed
 * last or has the focus; of the other controls of a dialog, as little as possible.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    document.addEventListener('click', notePress, true);
    return () => document.removeEventListener('click', notePress, true);
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      placeFreely(element);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const mutations = new MutationObserver(placeSoon);
    mutations.observe(document.body, { childList: true, subtree: true });
    const events = ['focusin', 'animationend'];
    for (const event of events) document.addEventListener(event, placeSoon, true);
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      mutations.disconnect();
      for (const event of events) document.removeEventListener(event, placeSoon, true);
      window.removeEventListener('resize', placeSoon);
    };
  }, [ref, isShown]);
}

function placeFreely(element: HTMLElement): void {
  const px = (length: string) => Number.parseFloat(length) || 0;
  const box = element.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const top = box.top + px(paddingTop);
  const bottom = box.bottom - px(paddingBottom);
  const moved = px(element.style.getPropertyValue('--moved'));
  const usual = top - moved;
  const spansOf = (found: Iterable<Element | null | undefined>): Span[] =>
    [...found].flatMap((one) => {
      if (!one?.isConnected || element.contains(one)) return [];
      const { width, left, right, top, bottom } = one.getBoundingClientRect();
      const isBeside = width === 0 || right <= box.left || left >= box.right;
      return isBeside ? [] : [{ top: top - ROOM, bottom: bottom + ROOM }];
    });
  const layers = [...document.querySelectorAll(LAYERS)];
  const titles = layers.map((layer) =>
    document.getElementById(layer.getAttribute('aria-labelledby') ?? ''),
  );
  const focused = document.activeElement?.matches(STEPS) ? document.activeElement : null;
  const chosen = freePlace(usual, bottom - top, {
    windowHeight: window.innerHeight,
    fixed: spansOf([...titles, focused, pressed]),
    other: spansOf(layers.flatMap((layer) => [...layer.querySelectorAll(CONTROLS)])),
  });
  element.style.setProperty('--moved', `${chosen - usual}px`);
}

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  distancesFromEnd,
  type Heights,
  type Place,
  placeAt,
  shownLines,
  upperEdgeOf,
} from './log-layout.ts';
import type { Said } from '../chat-message.ts';
import type { LogLine } from './log-lines.ts';

/** This near to the end, in px, counts as being there. */
const NEAR = 48;
/** This near to the top earlier messages are read. */
const NEAR_TOP = 800;
/** Space below the last line, in px. */
export const ROOM_AT_END = 12;
/** The height of a window that has no layout, in px. */
const USUAL_HEIGHT = 600;

interface LogWindowOptions {
  /** It scrolls from its end: a `flex-col-reverse` with one child, in which the list ends `ROOM_AT_END` above its own end. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly lines: readonly LogLine<Said>[];
  readonly hasOlder: boolean;
  readonly onNearTop: () => void;
  /** The line that must not leave the page: it has the focus, something is typed in it, or the address names it. */
  readonly pinnedKey: string | null;
}

/**
 * The lines of a long log that are near the window, and the position in it. Only the reader changes the position, by
 * scrolling; the scroll offset follows from it, whatever is added, resized or removed. At the end nothing has to be
 * done for that, because the log scrolls from there; elsewhere the first line in view stays where it is.
 */
export function useLogWindow(options: LogWindowOptions) {
  const { scroller, list, lines, hasOlder, onNearTop, pinnedKey } = options;
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const { heights, measure } = useLineHeights(list);
  const distances = useMemo(() => distancesFromEnd(lines, heights), [lines, heights]);
  // Re-rendered only when another line becomes the first in view; `exact` has the exact position.
  const [place, setPlace] = useState<Place>('end');
  const exact = useRef<Place>(place);
  /** Where the log was scrolled to when it was last looked at. */
  const seen = useRef(0);

  const layout = { lines, distances, height };
  const upperEdge = upperEdgeOf(layout, place) ?? height;

  function moveTo(next: Place) {
    exact.current = next;
    setPlace((old) => (firstKey(old) === firstKey(next) ? old : next));
  }

  /** Scrolls to where the place is now. */
  function hold() {
    const element = scroller.current;
    if (!element) return;
    exact.current = placeAfterScroll(exact.current, element, seen.current);
    const edge = upperEdgeOf(layout, exact.current);
    if (edge === null) return toEnd();
    if (exact.current !== 'end') {
      const top = heightOf(element) - edge - ROOM_AT_END;
      // Nothing below is left to scroll to.
      if (top >= 0) return toEnd();
      if (Math.abs(element.scrollTop - top) > 0.5) scroll(element, top);
    }
    seen.current = element.scrollTop;
  }

  function toEnd() {
    moveTo('end');
    seen.current = 0;
    if (scroller.current) scroll(scroller.current, 0);
  }

  /** Brings a line to the middle of the window. */
  function toLine(index: number) {
    const line = lines[index];
    if (!line) return;
    const room = height - (distances[index]! - distances[index + 1]!);
    moveTo([{ key: line.key, top: Math.max(0, room / 2) }]);
    hold();
  }

  function onScroll() {
    const element = scroller.current;
    if (!element || element.scrollTop === seen.current) return;
    seen.current = element.scrollTop;
    const below = -element.scrollTop;
    const edge = below + heightOf(element) - ROOM_AT_END;
    // What one scrolls to is there in the same frame.
    flushSync(() => moveTo(below <= NEAR ? 'end' : placeAt(layout, edge)));
    if (hasOlder && element.scrollHeight - element.clientHeight - below < NEAR_TOP) onNearTop();
  }

  function onResize() {
    if (scroller.current) setHeight(heightOf(scroller.current));
    measure();
  }

  useAfterLayout(scroller, list, { measure, onResize, hold });
  const { shown, roomBelow } = shownLines(layout, upperEdge, pinnedKey);
  return { shown, roomBelow, isAtEnd: place === 'end', onScroll, toEnd, toLine };
}

/** The heights of the rendered lines; `measure` measures them again and returns whether one was unknown. */
function useLineHeights(list: LogWindowOptions['list']) {
  const [heights, setHeights] = useState<Heights>(new Map());
  function measure(): boolean {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const news = rows
      .map((row) => [row.dataset.key!, row.getBoundingClientRect().height] as const)
      .filter(([key, height]) => height > 0 && Math.abs(height - (heights.get(key) ?? 0)) > 0.01);
    if (news.length > 0) setHeights((old) => new Map([...old, ...news]));
    return news.length > 0;
  }
  return { heights, measure };
}

interface AfterLayout {
  readonly measure: () => boolean;
  readonly onResize: () => void;
  readonly hold: () => void;
}

/** Restores the scroll position after each render, and when the window or the list is resized. */
function useAfterLayout(
  scroller: LogWindowOptions['scroller'],
  list: LogWindowOptions['list'],
  { measure, onResize, hold }: AfterLayout,
): void {
  const latest = useRef({ onResize, hold });
  useLayoutEffect(() => {
    latest.current = { onResize, hold };
    // Lines that were not measured are drawn once more with their true height first.
    if (!measure()) hold();
  });

  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      flushSync(() => latest.current.onResize());
      latest.current.hold();
    });
    for (const { current } of [scroller, list]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [scroller, list]);
}

/** The reader may have scrolled since the last event; a log that has become too short scrolls by itself, to its limit. */
function placeAfterScroll(
  place: Place,
  { scrollTop, scrollHeight, clientHeight }: HTMLElement,
  seen: number,
): Place {
  const by = scrollTop - seen;
  const isAtLimit = scrollTop >= 0 || scrollTop - 1 <= clientHeight - scrollHeight;
  if (by === 0 || isAtLimit || place === 'end') return place;
  return place.map(({ key, top }) => ({ key, top: top - by }));
}

const firstKey = (place: Place) => (place === 'end' ? null : place[0]?.key);

const heightOf = (element: HTMLElement) => element.clientHeight || USUAL_HEIGHT;

function scroll(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}

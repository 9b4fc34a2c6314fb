import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { LogLine } from './log-lines.ts';

/** This near to the end, in px, counts as being there. */
const NEAR = 48;
/** This near to the top earlier messages are read. */
const NEAR_TOP = 800;
/** Room above the first line while the button for earlier messages stands there. */
const OLDER_ROOM = 64;

interface LogWindowOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly lines: readonly LogLine[];
  readonly hasOlder: boolean;
  readonly onNearTop: () => void;
  /** The line that must not leave the page: it has the focus, something is typed in it, or the address names it. */
  readonly heldKey: string | null;
}

/**
 * The lines of a long log that are near the window. It stays at the end while the reader is there; else what they read
 * stays where it is, whatever joins, grows or goes around it.
 */
export function useLogWindow({ scroller, lines, hasOlder, onNearTop, heldKey }: LogWindowOptions) {
  const atEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const held = heldKey === null ? -1 : lines.findIndex(({ key }) => key === heldKey);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called here, or for rows that are not memoized
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => lines[index]!.key, [lines]),
    estimateSize: (index) => estimate(lines[index]!),
    rangeExtractor: useCallback((range: Range) => withIndex(range, held), [held]),
    overscan: 8,
    paddingStart: hasOlder ? OLDER_ROOM : 12,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR,
    initialRect: { width: 360, height: 600 },
  });

  const toEnd = useCallback(() => {
    atEnd.current = true;
    setAtEnd(true);
    virtualizer.scrollToEnd();
  }, [virtualizer]);

  const toLine = useCallback(
    (index: number) => {
      atEnd.current = false;
      setAtEnd(false);
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
    [virtualizer],
  );

  useLayoutEffect(() => {
    toEnd();
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // The window, the keyboard of a phone or a growing composer change the room there is.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, toEnd, virtualizer]);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    setAtEnd(atEnd.current);
    if (hasOlder && element.scrollTop < NEAR_TOP) onNearTop();
  };

  return { virtualizer, isAtEnd, onScroll, toEnd, toLine };
}

function withIndex(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}

/** How high a line is likely to be, in px, until it is measured. */
function estimate(line: LogLine): number {
  if (line.kind === 'day' || line.kind === 'phase') return 48;
  const { message } = line.kind === 'message' ? line.message : line.post;
  const text = 24 * (1 + Math.floor(message.length / 42)) + 20;
  return line.kind === 'message' && !line.isContinued ? text + 36 : text + 4;
}

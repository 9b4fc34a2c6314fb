import type { Said } from '../chat-message.ts';
import type { LogLine } from './log-lines.ts';

/** Rows this far outside the window are in the page too, in px, so that scrolling finds them there. */
const OVERSCAN = 700;

/** The measured heights of lines, in px, by key. */
export type Heights = ReadonlyMap<string, number>;

/**
 * How far the upper edge of each line is above the end of the log, in px; one more for the end itself. Measured from the
 * end, nothing below moves when earlier lines come or get another height.
 */
export function distancesFromEnd(lines: readonly LogLine<Said>[], heights: Heights): number[] {
  const distances = new Array<number>(lines.length + 1).fill(0);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    distances[at] = distances[at + 1]! + (heights.get(line.key) ?? estimate(line));
  }
  return distances;
}

/** A line of the log, and how far its upper edge is below that of the window, in px. */
export interface Anchor {
  readonly key: string;
  readonly top: number;
}

/** What the reader looks at: the end of the log, or lines of it. The first of these that still exists stays where it is. */
export type Place = 'end' | readonly Anchor[];

interface LogWindow {
  readonly lines: readonly LogLine<Said>[];
  readonly distances: readonly number[];
  /** Of the window, in px. */
  readonly height: number;
}

/** The lines in a window whose upper edge is so far above the end: first those that are wholly in it. */
export function placeAt({ lines, distances, height }: LogWindow, upperEdge: number): Place {
  const inView = lines
    .map(({ key }, index) => ({
      key,
      top: upperEdge - distances[index]!,
      bottom: upperEdge - distances[index + 1]!,
    }))
    .filter(({ top, bottom }) => bottom > 0 && top < height);
  const isCut = ({ top }: Anchor) => top < 0;
  return [...inView.filter((line) => !isCut(line)), ...inView.filter(isCut)].map(
    ({ key, top }) => ({ key, top }),
  );
}

/** How far above the end the window's upper edge has to be for a place; null where nothing of it is left. */
export function upperEdgeOf({ lines, distances, height }: LogWindow, place: Place): number | null {
  if (place === 'end') return height;
  const indexes = new Map(lines.map(({ key }, index) => [key, index]));
  for (const { key, top } of place) {
    const index = indexes.get(key);
    if (index !== undefined) return distances[index]! + top;
  }
  return null;
}

/** A rendered line, with the height of the lines before it that are not rendered, in px. */
export interface ShownLine {
  readonly line: LogLine<Said>;
  readonly index: number;
  readonly roomAbove: number;
}

/** The rendered lines: those near the window, and the pinned one wherever it is. */
export function shownLines(
  { lines, distances, height }: LogWindow,
  upperEdge: number,
  pinnedKey: string | null,
): { shown: ShownLine[]; roomBelow: number } {
  const shown: ShownLine[] = [];
  let reached = distances[0]!;
  lines.forEach((line, index) => {
    const isNear =
      distances[index]! >= upperEdge - height - OVERSCAN &&
      distances[index + 1]! <= upperEdge + OVERSCAN;
    if (!isNear && line.key !== pinnedKey) return;
    shown.push({ line, index, roomAbove: reached - distances[index]! });
    reached = distances[index + 1]!;
  });
  return { shown, roomBelow: reached };
}

/** How high a line is likely to be, in px, until it is measured. */
function estimate(line: LogLine<Said>): number {
  if (line.kind === 'day' || line.kind === 'phase') return 48;
  if (line.kind === 'play') return 92;
  const words = line.kind === 'message' ? line.message.message : line.post.text;
  const text = 24 * (1 + Math.floor(words.length / 42)) + 20;
  return line.kind === 'message' && !line.isContinued ? text + 36 : text + 4;
}

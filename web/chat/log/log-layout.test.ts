import { message } from '../../testing/chat-message.ts';
import { distancesFromEnd, placeAt, shownLines, upperEdgeOf } from './log-layout.ts';
import type { LogLine } from './log-lines.ts';

const TALL = 100;
const lineOf = (id: number): LogLine => ({
  kind: 'message',
  key: String(id),
  message: message(id),
  isContinued: false,
});
const lines = Array.from({ length: 50 }, (_, at) => lineOf(at + 1));
const heights = new Map(lines.map(({ key }) => [key, TALL]));
const windowOf = (of: readonly LogLine[], changed: Readonly<Record<string, number>> = {}) => ({
  lines: of,
  distances: distancesFromEnd(of, new Map([...heights, ...Object.entries(changed)])),
  height: 300,
});

test('at the end the window is as far up as it is high, whatever comes', () => {
  expect(upperEdgeOf(windowOf(lines), 'end')).toBe(300);
  expect(upperEdgeOf(windowOf(lines, { 50: 900 }), 'end')).toBe(300);
});

describe('further up', () => {
  // Lines 20 (cut), 21, 22 and 23 (cut) are in view.
  const place = placeAt(windowOf(lines), 3050);

  test('the lines that are wholly in view come first', () => {
    expect(place).toEqual([
      { key: '21', top: 50 },
      { key: '22', top: 150 },
      { key: '23', top: 250 },
      { key: '20', top: -50 },
    ]);
  });

  test.each([
    ['earlier lines come', lines.slice(10), lines, {}, 0],
    ['a line above grows', lines, lines, { 5: 400 }, 0],
    ['a line below grows', lines, lines, { 45: 400 }, 300],
    ['lines come below', lines, [...lines, lineOf(51)], { 51: 80 }, 80],
    ['the first line in view goes', lines, lines.filter(({ key }) => key !== '21'), {}, 0],
    ['a line below goes', lines, lines.filter(({ key }) => key !== '45'), {}, -100],
  ])('%s: the first of them that is left stays', (_what, before, after, changed, by) => {
    const held = placeAt(windowOf(before), 3050);
    expect(upperEdgeOf(windowOf(after, changed), held)).toBe(3050 + by);
  });

  test('where none of them is left there is no place', () => {
    expect(upperEdgeOf(windowOf(lines.slice(40)), place)).toBeNull();
  });
});

test('the lines near the window and the pinned one are in the page, with space for the others', () => {
  const { shown, roomBelow } = shownLines(windowOf(lines), 3050, '1');
  expect(shown[0]).toMatchObject({ index: 0, roomAbove: 0 });
  const [, first] = shown;
  expect(first!.roomAbove).toBe((first!.index - 1) * TALL);
  expect(first!.index).toBeGreaterThan(5);
  expect(roomBelow).toBe((49 - shown.at(-1)!.index) * TALL);
  const inPage = shown.length * TALL;
  expect(inPage + roomBelow + shown.reduce((sum, { roomAbove }) => sum + roomAbove, 0)).toBe(
    50 * TALL,
  );
});

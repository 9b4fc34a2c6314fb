import { addDays } from '../../schema/time/clock.ts';
import { lastDays, stretchBefore } from './windows.ts';

const hours = ({ from, until }: { from: Date; until: Date }) =>
  (until.getTime() - from.getTime()) / 3_600_000;

test('the last days end with today in Denver, also while it is tomorrow in London', () => {
  const days = lastDays(new Date('2025-11-17T06:59:00Z'), 7);
  expect(days).toEqual([
    '2025-11-10',
    '2025-11-11',
    '2025-11-12',
    '2025-11-13',
    '2025-11-14',
    '2025-11-15',
    '2025-11-16',
  ]);
  expect(lastDays(new Date('2025-11-17T07:00:00Z')).at(-1)).toBe('2025-11-17');
  expect(lastDays(new Date('2025-11-17T07:00:00Z'))).toHaveLength(30);
});

test('the previous period ends where the window begins, at the same time of day', () => {
  const now = new Date('2025-11-16T19:30:00Z');
  for (const days of [7, 30]) {
    const { whole, part } = stretchBefore(now, days);
    const partDay = addDays(whole.at(-1)!, 1);
    expect([...whole, partDay].map((day) => addDays(day, days))).toEqual(lastDays(now, days));
    expect(hours(part)).toBe(12.5);
  }
});

test.each([
  // 12:30 in Denver, a week after the clocks went back, and after they went forward.
  ['2025-11-09T19:30:00Z', 13.5],
  ['2026-03-15T18:30:00Z', 11.5],
])('at %s the day before had %s hours until then', (now, length) => {
  expect(hours(stretchBefore(new Date(now), 7).part)).toBe(length);
});

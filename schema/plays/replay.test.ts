import { instantOfMoment, momentText, playsAt, type Reported, timelineOf } from './replay.ts';
import type { PlayFacts } from './plays.ts';

const MINUTE = 60_000;

test('time runs evenly, with a moment before the first and after the last', () => {
  const { length, positionOf, instantAt } = timelineOf([MINUTE, 3 * MINUTE], { cutsPauses: false });
  expect(length).toBe(2 * MINUTE + 10_000);
  expect(positionOf(MINUTE)).toBe(5_000);
  expect(instantAt(5_000 + MINUTE)).toBe(2 * MINUTE);
  expect([positionOf(0), positionOf(1e9)]).toEqual([0, length]);
  expect([instantAt(-5), instantAt(1e9)]).toEqual([MINUTE - 5_000, 3 * MINUTE + 5_000]);
});

test('pauses are cut to three seconds, and every moment keeps its order and its way back', () => {
  const instants = [0, 10_000, 10 * MINUTE, 10 * MINUTE + 20_000, 90 * MINUTE];
  const timeline = timelineOf([...instants].reverse(), { cutsPauses: true });
  expect(timeline.length).toBe(5_000 + 10_000 + 3_000 + 20_000 + 3_000 + 5_000);
  const positions = instants.map((instant) => timeline.positionOf(instant));
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  for (const instant of instants)
    expect(timeline.instantAt(timeline.positionOf(instant))).toBeCloseTo(instant);
});

test('without anything there is a short, empty replay', () => {
  expect(timelineOf([], { cutsPauses: true }).length).toBe(10_000);
});

const play = (id: number, values: object = {}) =>
  ({
    id,
    seq: id,
    reason: null,
    period: 1,
    clock: 900,
    points: 0,
    ...values,
  }) as unknown as PlayFacts & {
    id: number;
  };
const LOG: Reported<ReturnType<typeof play>>[] = [
  { at: 10, play: play(1, { clock: 900 }) },
  { at: 20, play: play(2, { clock: 700, points: 6 }) },
  { at: 30, play: play(2, { clock: 700, points: 0, status: 'stands' }) },
  { at: 40, play: play(3, { period: 3, clock: 252 }) },
  { at: 50, play: play(1, { reason: 'mistake' }) },
];

test('what was overturned later counts until then, and a mistake is gone once it was known', () => {
  expect(playsAt(LOG, 5)).toEqual([]);
  expect(playsAt(LOG, 20).map(({ points }) => points)).toEqual([0, 6]);
  expect(playsAt(LOG, 30).map(({ points }) => points)).toEqual([0, 0]);
  expect(playsAt(LOG, 60).map(({ id }) => id)).toEqual([2, 3]);
});

test('an address names a moment by its quarter and clock', () => {
  expect(momentText({ period: 3, clock: 252 })).toBe('q3-4:12');
  expect(instantOfMoment(LOG, 'q3-4:12')).toBe(40);
  expect(instantOfMoment(LOG, 'q1-12:00')).toBe(20);
  expect(instantOfMoment(LOG, 'q2-15:00')).toBe(40);
  expect(instantOfMoment(LOG, 'q4-1:00')).toBeNull();
  for (const odd of ['', 'q', 'q3', '4:12', 'q3-412']) expect(instantOfMoment(LOG, odd)).toBeNull();
});

import { instantsOfMountain } from '../time/clock.ts';
import { gameEffects, gameFormValues, kickoffOf } from './game-form.ts';

const iso = (instants: Date[]) => instants.map((instant) => instant.toISOString());

test.each([
  ['2025-07-04', '18:25', ['2025-07-05T00:25:00.000Z']],
  ['2025-12-25', '18:25', ['2025-12-26T01:25:00.000Z']],
  // The clocks go back at two, and show the hour before twice.
  ['2025-11-02', '01:30', ['2025-11-02T07:30:00.000Z', '2025-11-02T08:30:00.000Z']],
  ['2025-11-02', '02:00', ['2025-11-02T09:00:00.000Z']],
  // They go forward at two, and skip the hour after.
  ['2026-03-08', '02:30', []],
  ['2026-03-08', '03:00', ['2026-03-08T09:00:00.000Z']],
  ['', '18:25', []],
  ['2025-02-30', 'soon', []],
])('Denver shows %s %s at %j', (date, time, expected) => {
  expect(iso(instantsOfMountain({ date, time }))).toEqual(expected);
});

const game = {
  opponent: 'Chicago Bears',
  week: 9,
  season: 2025,
  isHome: true,
  tvNetwork: null,
  isPlayoff: false,
  result: null,
  score: null,
};

test.each(['2025-11-02T07:30:00.000Z', '2025-11-02T08:30:00.000Z', '2025-11-16T21:25:00.000Z'])(
  'a game of %s is shown and saved at the same instant',
  (kickoff) => {
    const values = gameFormValues({ ...game, kickoffAt: new Date(kickoff) }, 2025);
    expect(kickoffOf(values)?.toISOString()).toBe(kickoff);
  },
);

test('what saving does besides', () => {
  const now = new Date('2025-11-16T19:00:00Z');
  const kickoffAt = new Date('2025-11-16T21:25:00Z');
  const later = new Date('2025-11-17T21:25:00Z');
  expect(gameEffects(null, { kickoffAt, result: null }, now)).toEqual({
    chat: {
      date: '2025-11-16',
      from: new Date('2025-11-16T13:00:00Z'),
      until: new Date('2025-11-17T07:00:00Z'),
    },
    lineupsLockAt: kickoffAt,
    completes: false,
    reopens: false,
    moves: false,
  });
  expect(
    gameEffects({ kickoffAt, result: null }, { kickoffAt: later, result: 'W' }, now),
  ).toMatchObject({ lineupsLockAt: null, completes: true, reopens: false, moves: true });
  expect(gameEffects({ kickoffAt, result: 'W' }, { kickoffAt, result: '' }, now)).toMatchObject({
    reopens: true,
    moves: false,
  });
});

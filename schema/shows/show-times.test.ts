import { describe, expect, test } from '@jest/globals';
import { FIRST_SETTINGS } from '../site/first-settings.ts';
import { firstFlagship, inOrderOf, nextShows, showsAround } from './show-times.ts';

const shown = (now: string, ...kickoffs: string[]) =>
  Object.fromEntries(
    Object.entries(
      nextShows(
        new Date(now),
        kickoffs.map((at) => new Date(at)),
        FIRST_SETTINGS,
      ),
    ).map(([id, { date, at }]) => [id, at ? at.toISOString() : date]),
  );

/** Kickoffs of three Sundays in Denver. */
const LAST = '2025-11-16T21:25:00Z';
const NEXT = '2025-11-23T21:25:00Z';
const AFTER_NEXT = '2025-11-30T18:00:00Z';

describe('the next dates of the shows', () => {
  test('around a game on Sunday at 2:25 PM in Denver', () => {
    expect(shown('2025-11-20T19:00:00Z', AFTER_NEXT, NEXT, LAST)).toEqual({
      flagship: '2025-11-26T02:00:00.000Z',
      'post-game': '2025-11-25T03:00:00.000Z',
      'pregame-podcast': '2025-11-22',
      pregame: '2025-11-23T20:25:00.000Z',
      halftime: '2025-11-23',
    });
  });

  test('on a Tuesday the live show is today until it begins at 7pm', () => {
    expect(shown('2025-11-26T01:59:59Z')).toEqual({ flagship: '2025-11-26T02:00:00.000Z' });
    expect(shown('2025-11-26T02:00:00Z')).toEqual({ flagship: '2025-12-03T02:00:00.000Z' });
  });

  test('the day after a game belongs to that game, not to the next', () => {
    expect(shown('2025-11-17T20:00:00Z', LAST, NEXT)).toMatchObject({
      'post-game': '2025-11-18T03:00:00.000Z',
    });
  });

  test('what has begun is not announced any more', () => {
    const onGameDay = shown('2025-11-23T20:30:00Z', NEXT);
    expect(onGameDay).not.toHaveProperty('pregame');
    expect(onGameDay).not.toHaveProperty('pregame-podcast');
    expect(onGameDay).toMatchObject({ halftime: '2025-11-23' });
  });

  test('while a game is played, its halftime and the show after it are still to come', () => {
    expect(shown('2025-11-23T22:30:00Z', LAST, NEXT, AFTER_NEXT)).toMatchObject({
      halftime: '2025-11-23',
      'post-game': '2025-11-25T03:00:00.000Z',
      'pregame-podcast': '2025-11-29',
      pregame: '2025-11-30T17:00:00.000Z',
    });
    expect(shown('2025-11-23T23:30:00Z', LAST, NEXT, AFTER_NEXT)).toMatchObject({
      halftime: '2025-11-30',
      'post-game': '2025-11-25T03:00:00.000Z',
    });
  });

  test('summer time moves the instant, not the hour in Denver', () => {
    expect(shown('2025-10-30T19:00:00Z')).toEqual({ flagship: '2025-11-05T02:00:00.000Z' });
    expect(shown('2025-10-27T19:00:00Z')).toEqual({ flagship: '2025-10-29T01:00:00.000Z' });
  });
});

test('around a kickoff each show has a date and, but the podcast, an hour', () => {
  const shows = showsAround(new Date('2025-11-24T01:20:00Z'), FIRST_SETTINGS);
  expect(
    Object.fromEntries(
      Object.entries(shows).map(([id, { date, at }]) => [id, [date, at?.toISOString() ?? null]]),
    ),
  ).toEqual({
    'pregame-podcast': ['2025-11-22', null],
    pregame: ['2025-11-23', '2025-11-24T00:20:00.000Z'],
    halftime: ['2025-11-23', '2025-11-24T02:50:00.000Z'],
    'post-game': ['2025-11-24', '2025-11-25T03:00:00.000Z'],
  });
});

test.each([
  [2024, '2024-01-02'],
  [2025, '2025-01-07'],
  [2030, '2030-01-01'],
])('in %i the flagship show begins on %s', (year, date) => {
  expect(firstFlagship(year, FIRST_SETTINGS)).toEqual({
    date,
    at: new Date(`${date}T19:00:00-07:00`),
  });
});

test('the live show and the one after a game are on when admins say so', () => {
  const times = { flagshipDay: 'THURSDAY', flagshipTime: '18:30', postGameTime: '21:00' } as const;
  expect(firstFlagship(2025, times)).toEqual({
    date: '2025-01-02',
    at: new Date('2025-01-02T18:30:00-07:00'),
  });
  const next = nextShows(new Date('2025-11-20T19:00:00Z'), [new Date(NEXT)], times);
  expect(next.flagship?.at?.toISOString()).toBe('2025-11-21T01:30:00.000Z');
  expect(next['post-game']?.at?.toISOString()).toBe('2025-11-25T04:00:00.000Z');
});

describe('the order of the shows', () => {
  const order = (now: string, ...kickoffs: string[]) =>
    inOrderOf(
      nextShows(
        new Date(now),
        kickoffs.map((at) => new Date(at)),
        FIRST_SETTINGS,
      ),
    ).map(({ id }) => id);

  test('is that of the days to come, halftime after pregame', () => {
    expect(order('2025-11-20T19:00:00Z', NEXT)).toEqual([
      'pregame-podcast',
      'pregame',
      'halftime',
      'post-game',
      'flagship',
    ]);
    expect(order('2025-11-24T19:00:00Z', NEXT, AFTER_NEXT)).toEqual([
      'post-game',
      'flagship',
      'pregame-podcast',
      'pregame',
      'halftime',
    ]);
  });

  test('is the usual one for shows without a date, after those that have one', () => {
    expect(order('2025-11-20T19:00:00Z')).toEqual([
      'flagship',
      'post-game',
      'pregame-podcast',
      'pregame',
      'halftime',
    ]);
  });
});

import { mountainDate } from '../../schema/time/clock.ts';
import { calendarFor } from './calendar.ts';
import { demoGames, demoRecord } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Every 31 hours of a year: all weekdays at all hours, through both changes of the clocks. */
const moments = Array.from(
  { length: (365 * DAY) / (31 * HOUR) },
  (_, index) => new Date(Date.UTC(2025, 0, 1) + index * 31 * HOUR),
);

const seasonAt = (now: Date) => demoGames(2025, calendarFor(now));

test('none of its games is today, on any day the demo begins', () => {
  const onGameDay = moments.filter((now) =>
    seasonAt(now).some(({ kickoffAt }) => mountainDate(kickoffAt) === mountainDate(now)),
  );
  expect(onGameDay).toEqual([]);
});

test('what has a result is over, what has none is to come', () => {
  const mistaken = moments.filter((now) =>
    seasonAt(now).some(({ kickoffAt, result }) => (result === null) !== kickoffAt > now),
  );
  expect(mistaken).toEqual([]);
});

test('the next game is within eight days, the last one within ten', () => {
  const lonely = moments.filter((now) => {
    const games = seasonAt(now);
    const next = games.find(({ result }) => result === null)!.kickoffAt.getTime();
    const last = games.findLast(({ result }) => result !== null)!.kickoffAt.getTime();
    return next - now.getTime() > 8 * DAY || now.getTime() - last > 10 * DAY;
  });
  expect(lonely).toEqual([]);
});

test('the record says what the results say', () => {
  expect(demoRecord(2025, calendarFor(new Date('2025-11-12T18:00:00Z')))).toMatchObject({
    wins: 8,
    losses: 2,
    preseasonWins: 3,
    preseasonLosses: 0,
  });
});

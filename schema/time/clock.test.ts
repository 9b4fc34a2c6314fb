import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  addDays,
  chatWindow,
  instantOfMountain,
  isWithin,
  mountainDate,
  mountainDay,
  mountainTimeText,
} from './clock.ts';

const INSTANTS: [instant: string, date: string, time: string][] = [
  ['2025-09-08T00:25:00Z', '2025-09-07', '6:25 PM'],
  ['2025-12-15T01:25:00Z', '2025-12-14', '6:25 PM'],
  ['2025-07-01T06:00:00Z', '2025-07-01', '12:00 AM'],
  ['2025-07-01T05:59:59.999Z', '2025-06-30', '11:59 PM'],
  ['2025-01-01T06:59:59Z', '2024-12-31', '11:59 PM'],
  ['2025-01-01T19:05:00Z', '2025-01-01', '12:05 PM'],
  ['2026-11-01T07:30:00Z', '2026-11-01', '1:30 AM'],
  ['2026-11-01T08:30:00Z', '2026-11-01', '1:30 AM'],
  ['2027-03-14T08:59:59Z', '2027-03-14', '1:59 AM'],
  ['2027-03-14T09:00:00Z', '2027-03-14', '3:00 AM'],
];

test.each(INSTANTS)('at %s it is %s, %s in Denver', (instant, date, time) => {
  expect(mountainDate(new Date(instant))).toBe(date);
  expect(mountainTimeText(new Date(instant))).toBe(time);
});

test('in Spanish as it is written there', () => {
  const at = (instant: string) => mountainTimeText(new Date(instant), 'es-US');
  expect(at('2025-09-08T00:25:00Z')).toBe('6:25 p.m.');
  expect(at('2025-07-01T06:00:00Z')).toBe('12:00 a.m.');
});

test.each([
  { date: '2025-09-07', time: '18:25', instant: '2025-09-08T00:25:00.000Z' },
  { date: '2025-12-14', time: '18:25:30', instant: '2025-12-15T01:25:30.000Z' },
  { date: '2026-11-01', time: '00:59', instant: '2026-11-01T06:59:00.000Z' },
  {
    date: '2026-11-01',
    time: '01:30',
    instant: '2026-11-01T07:30:00.000Z',
    which: 'the first of two',
  },
  { date: '2026-11-01', time: '02:00', instant: '2026-11-01T09:00:00.000Z' },
  { date: '2026-11-01', time: '24:00', instant: '2026-11-02T07:00:00.000Z' },
  { date: '2027-03-14', time: '01:59', instant: '2027-03-14T08:59:00.000Z' },
  {
    date: '2027-03-14',
    time: '02:30',
    instant: '2027-03-14T09:30:00.000Z',
    which: 'skipped, so an hour later',
  },
  { date: '2027-03-14', time: '03:00', instant: '2027-03-14T09:00:00.000Z' },
  { date: '2027-03-13', time: '24:00', instant: '2027-03-14T07:00:00.000Z' },
])('$date $time in Denver is $instant', ({ date, time, instant }) => {
  expect(instantOfMountain({ date, time }).toISOString()).toBe(instant);
});

test.each([
  {
    day: 'the last Sunday before',
    date: '2026-10-25',
    opens: '2026-10-25T12:00:00Z',
    closes: '2026-10-26T06:00:00Z',
  },
  {
    day: 'the day summer time ends',
    date: '2026-11-01',
    opens: '2026-11-01T13:00:00Z',
    closes: '2026-11-02T07:00:00Z',
  },
  {
    day: 'the day summer time begins',
    date: '2027-03-14',
    opens: '2027-03-14T12:00:00Z',
    closes: '2027-03-15T06:00:00Z',
  },
  {
    day: 'a Sunday in winter',
    date: '2026-12-20',
    opens: '2026-12-20T13:00:00Z',
    closes: '2026-12-21T07:00:00Z',
  },
])(
  'chat on $day opens at 6:00:00 AM and stays open through 11:59:59 PM',
  ({ date, opens, closes }) => {
    const isOpenAt = (at: number) => isWithin(chatWindow(date), new Date(at));
    const [first, end] = [Date.parse(opens), Date.parse(closes)];

    expect([isOpenAt(first - 1), isOpenAt(first)]).toEqual([false, true]);
    expect([isOpenAt(end - 1000), isOpenAt(end - 1), isOpenAt(end)]).toEqual([true, true, false]);
  },
);

test('every instant of two years lies within its own day', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 221 * 60_000) {
    const instant = new Date(at);
    expect(isWithin(mountainDay(mountainDate(instant)), instant)).toBe(true);
  }
});

test('days are 24 hours long, but 25 when summer time ends and 23 when it begins', () => {
  const hours = (date: string) => {
    const { from, until } = mountainDay(date);
    return (until.getTime() - from.getTime()) / 3_600_000;
  };
  expect([hours('2026-10-31'), hours('2026-11-01'), hours('2027-03-14')]).toEqual([24, 25, 23]);
});

test('days are counted over months, years and leap days', () => {
  const days = [addDays('2025-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)];
  expect(days).toEqual(['2026-01-01', '2028-02-29', '2027-02-28']);
});

test.each([
  ['2025-9-7', '18:25'],
  ['2025-09-07', '6:25 PM'],
  ['tomorrow', '18:25'],
  ['2025-13-41', '18:25'],
])('what is no date or no time is refused: %s %s', (date, time) => {
  expect(() => instantOfMountain({ date, time })).toThrow(RangeError);
});

/** The zone of a process is fixed when it starts, so each zone gets a process of its own. */
test.each(['UTC', 'Asia/Tokyo', 'America/Denver'])(
  'a machine in %s gives the same results',
  (zone) => {
    const script = `
    import { chatWindow, mountainDate, mountainTimeText } from ${JSON.stringify(import.meta.url.replace('.test.ts', '.ts'))};
    const answers = ${JSON.stringify(INSTANTS)}.map(([at]) => [at, mountainDate(new Date(at)), mountainTimeText(new Date(at))]);
    console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, answers, ends: chatWindow('2026-11-01').until }));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual({
      zone,
      answers: INSTANTS,
      ends: '2026-11-02T07:00:00.000Z',
    });
  },
);

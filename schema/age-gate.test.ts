import {
  ageOn,
  AGE_TEXTS,
  birthYears,
  calendarDay,
  type CalendarDay,
  checkBirthDate,
  clampDay,
  daysInMonth,
  readAgeRecord,
  VERIFICATION_LASTS,
} from './age-gate.ts';

const day = (text: string): CalendarDay => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const nov20 = day('2025-11-20');

test.each([
  ['2004-11-20', '2025-11-20', 21],
  ['2004-11-21', '2025-11-20', 20],
  ['2004-11-19', '2025-11-20', 21],
  ['2004-12-01', '2025-11-20', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-29', 24],
  ['1900-01-01', '2025-11-20', 125],
  ['2025-11-20', '2025-11-20', 0],
])('born %s one is on %s %d years old', (birth, today, age) => {
  expect(ageOn(day(birth), day(today))).toBe(age);
});

test('the gate opens on the 21st birthday and not a day before', () => {
  expect(checkBirthDate(day('2004-11-20'), nov20)).toEqual({ age: 21, verified: true });
  expect(checkBirthDate(day('2004-11-21'), nov20)).toEqual({ age: 20, verified: false });
});

test.each([
  [{ month: null, day: 1, year: 1990 }],
  [{ month: 1, day: null, year: 1990 }],
  [{ month: 1, day: 1, year: null }],
])('all three parts are needed: %j', (parts) => {
  expect(checkBirthDate(parts, nov20)).toEqual({ message: AGE_TEXTS.incomplete });
});

test.each(['2001-02-29', '1990-04-31', '1990-13-01', '1990-00-10', '1899-12-31', '1990-01-32'])(
  '%s is no valid birth date',
  (text) => {
    expect(checkBirthDate(day(text), nov20)).toEqual({ message: AGE_TEXTS.invalid });
  },
);

test('a birth date of tomorrow is refused', () => {
  expect(checkBirthDate(day('2025-11-21'), nov20)).toEqual({ message: AGE_TEXTS.future });
  expect(checkBirthDate(day('2025-12-01'), nov20)).toEqual({ message: AGE_TEXTS.future });
  expect(checkBirthDate(nov20, nov20)).toEqual({ age: 0, verified: false });
});

test.each([
  [2, 2000, 29],
  [2, 1900, 28],
  [2, 2004, 29],
  [2, 2025, 28],
  [2, null, 29],
  [4, 2025, 30],
  [12, 2025, 31],
])('month %d of %s has %d days', (month, year, days) => {
  expect(daysInMonth(month, year)).toBe(days);
});

test('a day that the month lacks becomes its last day', () => {
  expect(clampDay(31, 2, 2025)).toBe(28);
  expect(clampDay(31, 2, null)).toBe(29);
  expect(clampDay(31, 4, 2025)).toBe(30);
  expect(clampDay(15, 2, 2025)).toBe(15);
});

test('years run from the current one down to 1900', () => {
  const years = birthYears(nov20);
  expect([years[0], years.at(-1), years.length]).toEqual([2025, 1900, 126]);
});

test('today is the day on the visitor’s wall', () => {
  expect(calendarDay(new Date(2025, 10, 20, 23, 59))).toEqual(nov20);
});

describe('the record', () => {
  const now = Date.UTC(2025, 10, 20, 12);
  const stored = (record: unknown) => JSON.stringify(record);
  const good = { verified: true, age: 30, timestamp: now - 1000 };

  test('counts for 8 hours', () => {
    expect(readAgeRecord(stored(good), now)).toEqual(good);
    expect(
      readAgeRecord(stored({ ...good, timestamp: now - VERIFICATION_LASTS + 1 }), now),
    ).not.toBeNull();
    expect(readAgeRecord(stored({ ...good, timestamp: now - VERIFICATION_LASTS }), now)).toBeNull();
  });

  test('also remembers who is too young', () => {
    expect(readAgeRecord(stored({ ...good, verified: false, age: 20 }), now)?.verified).toBe(false);
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['true'],
    [stored({ ...good, verified: 'true' })],
    [stored({ ...good, age: '30' })],
    [stored({ verified: true, age: 30 })],
    [stored({ ...good, timestamp: now + 60_000 })],
  ])('is not believed when it reads %j', (text) => {
    expect(readAgeRecord(text, now)).toBeNull();
  });
});

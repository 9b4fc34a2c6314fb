export const MINIMUM_AGE = 21;
/** How long a verification counts, in ms: 8 hours. */
export const VERIFICATION_LASTS = 8 * 60 * 60 * 1000;
export const FIRST_BIRTH_YEAR = 1900;
/** Where the record lies in the session storage of the browser. */
export const AGE_RECORD_KEY = 'ageVerification';

export const AGE_TEXTS = {
  incomplete: 'Please select your birth month, day, and year',
  invalid: 'Please enter a valid birth date',
  future: 'Birth date cannot be in the future',
  restricted: 'You must be 21 or older to access this website.',
} as const;

/** A day of the calendar without a clock or a time zone; month 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** What the gate remembers. */
export interface AgeRecord {
  readonly verified: boolean;
  readonly age: number;
  /** When it was made, in ms since 1970. */
  readonly timestamp: number;
}

/** The calendar day that the clock on the visitor's wall shows. */
export function calendarDay(instant: Date): CalendarDay {
  return { year: instant.getFullYear(), month: instant.getMonth() + 1, day: instant.getDate() };
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days of a month. While the year is not chosen yet, February has 29. */
export function daysInMonth(month: number, year: number | null): number {
  if (month === 2) return year === null || isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The chosen day, or the last day of the month when the month has no such day. */
export function clampDay(day: number, month: number, year: number | null): number {
  return Math.min(day, daysInMonth(month, year));
}

/** From the current year down to 1900. */
export function birthYears(today: CalendarDay): number[] {
  return Array.from(
    { length: today.year - FIRST_BIRTH_YEAR + 1 },
    (_, index) => today.year - index,
  );
}

const order = (date: CalendarDay) => date.year * 10_000 + date.month * 100 + date.day;

/** Full years between birth and today. Who is born on 29 February has the birthday of a common year on 1 March. */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const hadBirthday = today.month * 100 + today.day >= birth.month * 100 + birth.day;
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

export type BirthDateCheck =
  { readonly message: string } | { readonly age: number; readonly verified: boolean };

/** What the gate says to a birth date; a part that is not chosen is null. */
export function checkBirthDate(
  parts: {
    readonly month: number | null;
    readonly day: number | null;
    readonly year: number | null;
  },
  today: CalendarDay,
): BirthDateCheck {
  const { month, day, year } = parts;
  if (month === null || day === null || year === null) return { message: AGE_TEXTS.incomplete };
  const isDate =
    [month, day, year].every(Number.isInteger) &&
    year >= FIRST_BIRTH_YEAR &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(month, year);
  if (!isDate) return { message: AGE_TEXTS.invalid };
  const birth = { year, month, day };
  if (order(birth) > order(today)) return { message: AGE_TEXTS.future };
  const age = ageOn(birth, today);
  return { age, verified: age >= MINIMUM_AGE };
}

/** The stored record, or null when it is missing, unreadable, from the future or older than 8 hours. */
export function readAgeRecord(stored: string | null, now: number): AgeRecord | null {
  if (stored === null) return null;
  try {
    const record = JSON.parse(stored) as Partial<AgeRecord> | null;
    const { verified, age, timestamp } = record ?? {};
    if (typeof verified !== 'boolean' || typeof age !== 'number' || typeof timestamp !== 'number')
      return null;
    const isFresh = timestamp <= now && now - timestamp < VERIFICATION_LASTS;
    return isFresh ? { verified, age, timestamp } : null;
  } catch {
    return null;
  }
}

/**
 * Mountain time (Denver) from an instant. Every rule of the product about a day or an hour uses this zone, regardless
 * of the server's or the visitor's zone.
 */

export const MOUNTAIN_ZONE = 'America/Denver';

/** A calendar day in Mountain time, `YYYY-MM-DD`. Days compare as text. */
export type MountainDate = string;

/** A stretch of time: `from` belongs to it, `until` does not. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const makeWallClock = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: MOUNTAIN_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

let wallClock: Intl.DateTimeFormat | undefined;

/** What `wallTime` gives, from `Intl`, which takes many times as long. */
function formattedWallTime(instant: number): number {
  const part: Record<string, number> = {};
  // Made when first needed: it takes a phone longer than all the rest of this.
  wallClock ??= makeWallClock();
  for (const { type, value } of wallClock.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Denver's clocks change on the hour, so that an offset holds for a whole one. */
const offsets = new Map<number, number>();
const MOST_OFFSETS = 5_000;

function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = formattedWallTime(instant) - Math.floor(instant / 1000) * 1000;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** What the clock on a Denver wall shows, as milliseconds of a UTC day of the same name. */
const wallTime = (instant: number) => Math.floor(instant / 1000) * 1000 + offsetAt(instant);

/** The day in Denver at that instant. */
export function mountainDate(instant: Date): MountainDate {
  return new Date(wallTime(instant.getTime())).toISOString().slice(0, 10);
}

/** The time in Denver at that instant, as in '6:25 PM'; in Spanish '6:25 p.m.'. */
export function mountainTimeText(instant: Date, locale = 'en-US'): string {
  const wall = new Date(wallTime(instant.getTime()));
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, '0');
  const half = hour < 12 ? 'AM' : 'PM';
  const shown = locale === 'en-US' ? half : `${half[0]!.toLowerCase()}.m.`;
  return `${hour % 12 || 12}:${minute} ${shown}`;
}

/** The time in Denver at that instant as an input takes it: 24 hours, as in '18:25'. */
export const mountainClock = (instant: Date): string =>
  new Date(wallTime(instant.getTime())).toISOString().slice(11, 16);

/**
 * The instant at which Denver's clocks show that date and time (`HH:MM` or `HH:MM:SS`, 24 hours; `24:00` is the end of
 * the day). A time shown twice in autumn means the first showing; one skipped in spring means an hour later.
 * Throws a RangeError when date or time can't be read.
 */
export function instantOfMountain({
  date,
  time = '00:00',
}: {
  date: MountainDate;
  time?: string;
}): Date {
  const clock = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(time);
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (!clock || Number.isNaN(midnight))
    throw new RangeError(`Not a Mountain date and time: ${date} ${time}`);
  const [, hour, minute, second = 0] = clock;
  const wall = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;

  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  const isShown = offsetAt(wall - before) === before || offsetAt(wall - after) !== after;
  return new Date(wall - (isShown ? before : after));
}

/**
 * Every instant at which Denver's clocks show that date (`YYYY-MM-DD`) and time (`HH:MM`): one, two in the hour that
 * autumn repeats, none in the hour that spring skips or where date or time can't be read. For forms, which have to ask.
 */
export function instantsOfMountain({ date, time }: { date: MountainDate; time: string }): Date[] {
  const wall = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T${time}:00Z`) : NaN;
  if (Number.isNaN(wall)) return [];
  const offsets = new Set([offsetAt(wall - DAY), offsetAt(wall + DAY)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => wallTime(instant) === wall)
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant));
}

/** The calendar day so many days later (earlier when negative). */
export function addDays(date: MountainDate, days: number): MountainDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The whole of that day: 23, 24 or 25 hours. */
export function mountainDay(date: MountainDate): Span {
  return {
    from: instantOfMountain({ date }),
    until: instantOfMountain({ date: addDays(date, 1) }),
  };
}

/** Game chat on a game day: from 6:00:00 AM through 11:59:59 PM Mountain time. */
export function chatWindow(gameDate: MountainDate): Span {
  return {
    from: instantOfMountain({ date: gameDate, time: '06:00' }),
    until: mountainDay(gameDate).until,
  };
}

export function isWithin({ from, until }: Span, instant: Date): boolean {
  return from <= instant && instant < until;
}

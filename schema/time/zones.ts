/** The US time zones in which a visitor may see times, besides Mountain time. */
export const TIME_ZONES = {
  PT: 'America/Los_Angeles',
  MT: 'America/Denver',
  CT: 'America/Chicago',
  ET: 'America/New_York',
} as const;

export type TimeZone = keyof typeof TIME_ZONES;

/** The one in which the site gives its times. */
export const SITE_ZONE = 'MT' as const;

export const TIME_ZONE_NAMES = {
  PT: 'Pacific Time (PT)',
  MT: 'Mountain Time (MT)',
  CT: 'Central Time (CT)',
  ET: 'Eastern Time (ET)',
} as const satisfies Readonly<Record<TimeZone, string>>;

export const TIME_ZONE_CODES = Object.keys(TIME_ZONES) as TimeZone[];

const parts = (zone: TimeZone, locale: string) => ({
  time: new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONES[zone],
  }),
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: TIME_ZONES[zone] }),
});
const formats: Record<string, ReturnType<typeof parts>> = {};
const of = (zone: TimeZone, locale: string) => (formats[zone + locale] ??= parts(zone, locale));

/** That moment's time in the zone, as in '9:00 PM ET'; 'Wed 12:30 AM ET' on another day than in Denver; null where it is Denver's. */
export function zonedTimeText(at: Date, zone: TimeZone, locale = 'en-US'): string | null {
  const [theirs, ours] = [of(zone, locale), of(SITE_ZONE, locale)];
  const time = theirs.time.format(at);
  const day = theirs.day.format(at);
  if (day !== ours.day.format(at)) return `${day} ${time} ${zone}`;
  return time === ours.time.format(at) ? null : `${time} ${zone}`;
}

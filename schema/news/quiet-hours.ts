/** Hours of the day in which a browser is sent no notices. */
export interface QuietHours {
  /** As in `22:00`. Later than `until`, they go past midnight; equal to it, there are none. */
  readonly from: string;
  readonly until: string;
  /** The zone of these times, as in `America/Denver`. */
  readonly zone: string;
}

/** What a browser is offered first. */
export const USUAL_QUIET_HOURS = { from: '22:00', until: '07:00' } as const;

export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const ZONE_LENGTH = 64;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function minuteOfDay(now: Date, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone },
  }).format(now);
  return minutesOf(clock);
}

/** How long it stays quiet, in ms; 0 outside of these hours. */
export function quietFor({ from, until, zone }: QuietHours, now: Date): number {
  const [begin, end, at] = [minutesOf(from), minutesOf(until), minuteOfDay(now, zone)];
  const since = (start: number) => (at - start + DAY_MINUTES) % DAY_MINUTES;
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  if (since(begin) >= length) return 0;
  return (length - since(begin)) * 60_000 - (now.getTime() % 60_000);
}

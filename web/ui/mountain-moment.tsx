import { MOUNTAIN_ZONE } from '../../schema/clock.ts';

const mountain = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: MOUNTAIN_ZONE,
});
const local = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as in 'Sun, Nov 23, 2025, 7:00 AM MT'; the visitor's own time beside it where that differs. `at` is ISO 8601. */
export function MountainMoment({ at, className }: { at: string; className?: string }) {
  const moment = new Date(at);
  const own = isElsewhere(moment) && local.format(moment);
  return (
    <time dateTime={at} className={className}>
      {mountain.format(moment)} MT
      {own && <span className="text-muted"> ({own} your time)</span>}
    </time>
  );
}

const clock = (moment: Date, timeZone?: string) =>
  moment.toLocaleString('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const isElsewhere = (moment: Date) => clock(moment) !== clock(moment, MOUNTAIN_ZONE);

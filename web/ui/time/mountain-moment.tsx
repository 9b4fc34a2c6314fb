import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import { OwnTime } from './own-zone.tsx';
import { dateFormat, t } from '../language.ts';

const mountain = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: MOUNTAIN_ZONE,
});

/** A moment as in 'Sun, Nov 23, 2025, 7:00 AM MT'; in the zone of the visitor's settings beside it. `at` is ISO 8601. */
export function MountainMoment({ at, className }: { at: string; className?: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} className={className}>
      {t('{moment} MT', { moment: mountain.format(moment) })}
      <OwnTime at={moment} />
    </time>
  );
}

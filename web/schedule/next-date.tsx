import { mountainTimeText } from '../../schema/time/clock.ts';
import type { NextShow } from '../../schema/shows/show-times.ts';
import type { RecurringShow } from '../../schema/shows/shows.ts';
import { OwnTime } from '../ui/time/own-zone.tsx';
import { dateFormat, locale, rich, t } from '../ui/language.ts';

const day = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Next: Tue, Nov 25, 7:00 PM MT (9:00 PM ET)'; the time in brackets only where the visitor set another zone. */
export function NextDate({ id, show }: { id: RecurringShow['id']; show: NextShow | undefined }) {
  if (!show) return null;
  const { date, at } = show;
  const on = day.format(new Date(`${date}T00:00:00Z`));
  const when = (
    <>
      <time dateTime={at?.toISOString() ?? date} className="font-semibold">
        {at ? t('{moment} MT', { moment: `${on}, ${mountainTimeText(at, locale())}` }) : on}
      </time>
      {at && <OwnTime at={at} />}
    </>
  );
  return id === 'pregame-podcast'
    ? rich('Next: by {when}', { when })
    : rich('Next: {when}', { when });
}

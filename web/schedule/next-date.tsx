import { MOUNTAIN_ZONE } from '../../schema/clock.ts';
import type { NextShow } from '../../schema/show-times.ts';
import type { RecurringShow } from '../../schema/shows.ts';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const mountain = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: MOUNTAIN_ZONE,
});
const local = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const isElsewhere = () => local.resolvedOptions().timeZone !== MOUNTAIN_ZONE;

/** 'Next: Tue, Nov 25, 7:00 PM MT (Wed 3:00 AM GMT+1)'; the visitor's own time only where it is another. */
export function NextDate({ id, show }: { id: RecurringShow['id']; show: NextShow | undefined }) {
  if (!show) return null;
  const { date, at } = show;
  const on = day.format(new Date(`${date}T00:00:00Z`));
  return (
    <>
      {id === 'pregame-podcast' ? 'Next: by ' : 'Next: '}
      <time dateTime={at?.toISOString() ?? date} className="font-semibold">
        {on}
        {at && `, ${mountain.format(at)} MT`}
      </time>
      {at && isElsewhere() && ` (${local.format(at)})`}
    </>
  );
}

import { MOUNTAIN_ZONE, mountainDate } from '../../../schema/time/clock.ts';
import { relativeDate } from '../../../schema/time/dates.ts';
import { dateFormat, t } from '../language.ts';
import { useNow } from './now.ts';

const full = dateFormat({ dateStyle: 'long', timeZone: MOUNTAIN_ZONE });

const clock = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: MOUNTAIN_ZONE });

interface RelativeDateProps {
  /** ISO 8601. */
  date: string;
  /** On the same day the time is shown, as in a conversation: 'Today, 8:14 PM MT'. */
  hasTime?: boolean;
  className?: string;
}

/** 'N days ago', with the full date in Mountain time on hover. */
export function RelativeDate({ date, hasTime = false, className }: RelativeDateProps) {
  const now = useNow();
  const moment = new Date(date);
  const isToday = hasTime && mountainDate(moment) === mountainDate(now);
  return (
    <time dateTime={date} title={full.format(moment)} className={className}>
      {isToday ? t('Today, {time} MT', { time: clock.format(moment) }) : relativeDate(date, now, t)}
    </time>
  );
}

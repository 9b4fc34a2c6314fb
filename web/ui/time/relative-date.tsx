import { relativeDate } from '../../../schema/time/dates.ts';
import { dateFormat, t } from '../language.ts';
import { useNow } from './now.ts';

const full = dateFormat({ dateStyle: 'long', timeZone: 'America/Denver' });

/** 'N days ago', with the full date in Mountain time on hover. `date` is ISO 8601. */
export function RelativeDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} title={full.format(new Date(date))} className={className}>
      {relativeDate(date, useNow(), t)}
    </time>
  );
}

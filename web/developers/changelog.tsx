import { API_CHANGES } from '../../schema/site/api-changes.ts';
import { dateFormat, t } from '../ui/language.ts';

// A day, not a moment: read and written by the same clock.
const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** What has changed, newest first. */
export function Changelog() {
  return (
    <dl className="grid gap-4">
      {API_CHANGES.map(({ date, changes }) => (
        <div key={date} className="grid min-w-0 gap-1">
          <dt className="font-semibold">
            <time dateTime={date}>{day.format(new Date(date))}</time>
          </dt>
          {changes.map((change) => (
            <dd key={change} className="min-w-0 wrap-anywhere">
              {t(change)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

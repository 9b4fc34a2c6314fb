import { CalendarPlus, Download } from 'lucide-react';
import { CALENDAR_PATH, GAMES_CALENDAR_PATH } from '../../schema/time/calendar.ts';
import { buttonStyle } from '../ui/buttons/button-style.ts';
import { t } from '../ui/language.ts';
import { useOwnOrigin } from '../ui/page/own-origin.ts';

/** All shows and games for the visitor's own calendar: as a subscription that stays current, or as a file. */
export function YourCalendar() {
  const { host } = new URL(useOwnOrigin());
  return (
    <section
      aria-labelledby="calendar-title"
      className="deferred mt-12 grid gap-3 [--room:18rem] sm:[--room:10rem]"
    >
      <h2 id="calendar-title" className="display text-h2">
        {t('Add it to your calendar')}
      </h2>
      <p className="max-w-[60ch] text-muted">
        {t(
          'Subscribe once and every show and game lands on your calendar in your own time zone. If a kickoff is flexed, it updates itself. No spoilers.',
        )}
      </p>
      <ul className="mt-1 flex flex-wrap gap-3">
        <li>
          <a href={`webcal://${host}${CALENDAR_PATH}`} className={buttonStyle('primary')}>
            <CalendarPlus aria-hidden className="size-5" /> {t('Subscribe to all')}
          </a>
        </li>
        <li>
          <a href={CALENDAR_PATH} className={buttonStyle('secondary')}>
            <Download aria-hidden className="size-5" /> {t('Download all (.ics)')}
          </a>
        </li>
        <li>
          <a href={GAMES_CALENDAR_PATH} className={buttonStyle('secondary')}>
            <Download aria-hidden className="size-5" /> {t('Games only (.ics)')}
          </a>
        </li>
      </ul>
    </section>
  );
}

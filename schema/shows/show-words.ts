import type { Reader } from '../language/english.ts';
import type { SiteSettings, Weekday } from '../site/settings.ts';
import { WEEKDAYS } from '../site/settings.ts';
import type { RecurringShow } from './shows.ts';

/** When the shows are on, in words: days and hours are settings of the site. */

type Times = Pick<SiteSettings, 'flagshipDay' | 'flagshipTime' | 'postGameTime'>;

/** The second of a month that began on a Saturday: a Sunday, from which the days count. */
const SUNDAY = Date.UTC(2000, 0, 2);
const DAY = 86_400_000;

/** The name of a day of the week, as in the middle of a sentence. */
export const weekdayName = (day: Weekday, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(
    SUNDAY + WEEKDAYS.indexOf(day) * DAY,
  );

/** `19:00` as '7pm', '7 p.m.'; with minutes where there are some. */
export function hourText(time: string, tag: string): string {
  const hasMinutes = !time.endsWith(':00');
  const text = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    ...(hasMinutes && { minute: '2-digit' }),
    hour12: true,
    timeZone: 'UTC',
  }).format(Date.parse(`2000-01-02T${time}:00Z`));
  return text.replace(/[\s\u202f\u00a0]([AP]M)$/, (_, half: string) => half.toLowerCase());
}

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Every Tuesday at 7pm MT'. */
const everyWeek = ({ say, tag }: Reader, { flagshipDay, flagshipTime }: Times) =>
  say('Every {day} at {time} MT', {
    day: weekdayName(flagshipDay, tag),
    time: hourText(flagshipTime, tag),
  });

/** 'Live every Tuesday at 7pm MT'. */
export const liveHint = ({ say, tag }: Reader, { flagshipDay, flagshipTime }: Times): string =>
  say('Live every {day} at {time} MT', {
    day: weekdayName(flagshipDay, tag),
    time: hourText(flagshipTime, tag),
  });

/** What is shown in place of a video while there is none. */
export const noVideo = ({ say, tag }: Reader, { flagshipDay }: Times): string =>
  say('No shows yet. Check back on {day}!', { day: weekdayName(flagshipDay, tag) });

/** When a recurring show is on: `rule` in the words of the schedule, `day` as the short word of the day block. */
export function showWords(
  id: RecurringShow['id'],
  times: Times,
  reader: Reader,
): { readonly rule: string; readonly day: string } {
  const { say, tag } = reader;
  switch (id) {
    case 'flagship':
      return {
        rule: everyWeek(reader, times),
        day: firstUpper(weekdayName(times.flagshipDay, tag)),
      };
    case 'post-game':
      return {
        rule: say('{time} MT, the day after game day', { time: hourText(times.postGameTime, tag) }),
        day: say('Day after'),
      };
    case 'pregame-podcast':
      return { rule: say('Posted no later than one day before game day'), day: say('Day before') };
    case 'pregame':
      return { rule: say('One hour before kickoff, every game'), day: say('Kickoff −1h') };
    case 'halftime':
      return { rule: say('At halftime, every game'), day: say('Halftime') };
  }
}

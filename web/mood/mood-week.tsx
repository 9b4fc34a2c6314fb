import { MOOD_MAX, MOOD_MIN, moodBand, moodWord, shownMood } from '../../schema/mood.ts';
import { SMALLEST_GROUP } from '../../schema/site/metrics.ts';
import { classNames } from '../ui/class-names.ts';
import { dateFormat, numberFormat, t } from '../ui/language.ts';
import { MOOD_FILLS } from './mood-meter.tsx';

export interface MoodDay {
  readonly day: string;
  readonly average?: number | null;
}

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shortDay = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const longDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** How high a level is on the chart, in percent. */
const height = (level: number) => ((level - MOOD_MIN) / (MOOD_MAX - MOOD_MIN)) * 100;
/** How far right a day is, in percent: in the middle of its column. */
const place = (index: number, count: number) => ((index + 0.5) / count) * 100;

/** The average of all fans, day by day through the week: a line, and the same as a table for screen readers. */
export function MoodWeek({ days }: { days: readonly MoodDay[] }) {
  const points = days.flatMap(({ day, average }, index) =>
    average == null ? [] : [{ day, average, x: place(index, days.length), y: height(average) }],
  );
  return (
    <section aria-labelledby="mood-week" className="grid grid-cols-1 content-start gap-3">
      <h3 id="mood-week" className="text-small font-semibold">
        {t('The week so far')}
      </h3>
      {points.length === 0 ? (
        <p className="grid min-h-40 place-items-center rounded-control bg-surface p-4 text-center text-small text-muted">
          {t('The line starts when {count|one:# fan|other:# fans} have voted.', {
            count: SMALLEST_GROUP,
          })}
        </p>
      ) : (
        <>
          <Chart days={days} points={points} />
          <Twin days={days} />
        </>
      )}
    </section>
  );
}

interface ChartProps {
  days: readonly MoodDay[];
  points: readonly { day: string; average: number; x: number; y: number }[];
}

/** Text and points are HTML over the drawing, which is stretched to the width there is. */
function Chart({ days, points }: ChartProps) {
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
      <p className="flex flex-col justify-between text-tiny leading-none text-muted tabular-nums">
        <span className="-translate-y-1/2">{MOOD_MAX}</span>
        <span className="translate-y-1/2">{MOOD_MIN}</span>
      </p>
      <div className="relative h-40 border-y border-border">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          focusable="false"
          className="absolute inset-0 size-full overflow-visible text-border"
        >
          <path
            d="M0 50H100"
            stroke="currentColor"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={points.map(({ x, y }) => `${x},${100 - y}`).join(' ')}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent-text forced-colors:stroke-[CanvasText]"
          />
        </svg>
        {points.map(({ day, average, x, y }) => (
          <span
            key={day}
            style={{ left: `${x}%`, bottom: `${y}%` }}
            className="absolute size-0 text-tiny font-semibold tabular-nums"
          >
            <span
              className={classNames(
                'absolute -top-1.5 -left-1.5 size-3 rounded-full border-2 border-raised forced-colors:bg-[CanvasText]',
                MOOD_FILLS[moodBand(average)],
              )}
            />
            <span
              className={classNames(
                'absolute left-0 -translate-x-1/2',
                y > 85 ? 'top-2' : 'bottom-2',
              )}
            >
              {oneDecimal.format(shownMood(average))}
            </span>
          </span>
        ))}
      </div>
      <p className="col-start-2 flex text-center text-tiny text-muted">
        {days.map(({ day }, index) => (
          <span
            key={day}
            className={classNames(
              'min-w-0 flex-1 basis-0 wrap-anywhere',
              index === days.length - 1 && 'font-semibold text-text',
            )}
          >
            {index === days.length - 1 ? t('Today') : shortDay.format(at(day))}
          </span>
        ))}
      </p>
    </div>
  );
}

function Twin({ days }: { days: readonly MoodDay[] }) {
  return (
    <table className="sr-only">
      <caption>{t('Average fan mood at the end of each day')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Day')}</th>
          <th scope="col">{t('Mood')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, average }) => (
          <tr key={day}>
            <th scope="row">{longDay.format(at(day))}</th>
            <td>
              {average == null
                ? t('Too few votes')
                : `${oneDecimal.format(shownMood(average))}, ${t(moodWord(average))}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { CSSProperties } from 'react';
import { useId } from 'react';
import { MOOD_MAX, MOOD_MIN, moodBand, moodWord } from '../../schema/mood.ts';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';
import { MOOD_FILLS, MoodFigure } from './mood-meter.tsx';
import type { MoodPick } from './use-mood-pick.ts';

const LEVELS = Array.from({ length: MOOD_MAX - MOOD_MIN + 1 }, (_, index) => MOOD_MIN + index);

/** The thumb: a disc in our orange, as wide as a number below the track, so that it stops above its number. */
const THUMB = [
  'absolute inset-0 block h-11 w-full cursor-pointer appearance-none rounded-control bg-transparent',
  '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
  '[&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-raised [&::-webkit-slider-thumb]:bg-accent',
  '[&::-webkit-slider-thumb]:ring-2 [&::-webkit-slider-thumb]:ring-border-strong',
  'forced-colors:[&::-webkit-slider-thumb]:border-[ButtonText] forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full',
  '[&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-raised [&::-moz-range-thumb]:bg-accent',
  '[&::-moz-range-thumb]:ring-2 [&::-moz-range-thumb]:ring-border-strong',
  'forced-colors:[&::-moz-range-thumb]:border-[ButtonText] forced-colors:[&::-moz-range-thumb]:bg-[Highlight]',
].join(' ');

/** The fine scale, 1 to 10, for those to whom five faces are too few. */
export function MoodSlider({ pick: { moodLevel, change } }: { pick: MoodPick }) {
  const id = useId();
  const share = (moodLevel - MOOD_MIN) / (MOOD_MAX - MOOD_MIN);
  return (
    <div className="@container grid grid-cols-1 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="text-small font-semibold">
          {t('Your mood')}
        </label>
        <MoodFigure level={moodLevel} size="form" />
      </div>
      <div style={{ '--share': share } as CSSProperties}>
        <div className="relative h-11">
          <span
            aria-hidden
            className="absolute inset-x-0 top-1/2 h-3 -translate-y-1/2 overflow-hidden rounded-full bg-surface-2 ring-1 ring-border-strong ring-inset forced-colors:border"
          >
            <span
              className={classNames(
                'block h-full w-[calc(--spacing(3.5)+(100%---spacing(7))*var(--share))] forced-colors:bg-[Highlight]',
                MOOD_FILLS[moodBand(moodLevel)],
              )}
            />
          </span>
          <input
            id={id}
            type="range"
            min={MOOD_MIN}
            max={MOOD_MAX}
            step={1}
            value={moodLevel}
            aria-valuetext={`${moodLevel}, ${t(moodWord(moodLevel))}`}
            onChange={({ target }) => change({ moodLevel: Number(target.value) })}
            className={THUMB}
          />
        </div>
        <p aria-hidden className="flex justify-between text-small tabular-nums">
          {LEVELS.map((level) => (
            <span
              key={level}
              className={classNames(
                'w-7 text-center',
                // Where there is no room for all of them, the ends say what the scale is.
                level !== MOOD_MIN && level !== MOOD_MAX && '@max-[18rem]:hidden',
                level === moodLevel ? 'font-bold' : 'text-muted',
              )}
            >
              {level}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

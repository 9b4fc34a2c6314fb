import { MOOD_MAX, moodBand, type MoodBand, moodWord, shownMood } from '../../schema/mood.ts';
import { Badge, type BadgeTone } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { numberFormat, t } from '../ui/language.ts';

export const MOOD_FILLS: Record<MoodBand, string> = {
  great: 'bg-success',
  good: 'bg-info',
  mixed: 'bg-warning',
  low: 'bg-danger',
};

const TONES: Record<MoodBand, BadgeTone> = {
  great: 'green',
  good: 'blue',
  mixed: 'amber',
  low: 'red',
};

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const YARDS = Array.from({ length: MOOD_MAX }, (_, index) => index);

/** Ten stripes of a field, filled up to the level. It is decorative: the words beside it say the same. */
export function MoodMeter({ level, className }: { level: number | null; className?: string }) {
  const fill = level === null ? '' : MOOD_FILLS[moodBand(level)];
  return (
    <span aria-hidden className={classNames('flex gap-0.5', className)}>
      {YARDS.map((yard) => (
        <span
          key={yard}
          className="grow overflow-hidden rounded-[2px] bg-surface-2 forced-colors:border"
        >
          <span
            className={classNames('block h-full transition-[width] duration-400', fill)}
            style={{ width: `${Math.min(1, Math.max(0, (level ?? 0) - yard)) * 100}%` }}
          />
        </span>
      ))}
    </span>
  );
}

/** The figure of a level, or of an average, with its word. */
export function MoodFigure({ level, size }: { level: number; size: 'strip' | 'form' }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span
        className={classNames(
          'display leading-none tabular-nums',
          size === 'strip' ? 'text-h3' : 'text-score',
        )}
      >
        {size === 'strip' ? oneDecimal.format(shownMood(level)) : level}
      </span>
      <Badge tone={TONES[moodBand(level)]} className="whitespace-normal!">
        {t(moodWord(level))}
      </Badge>
    </span>
  );
}

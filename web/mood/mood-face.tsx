import { MOOD_FACES, moodBand, type MoodBand } from '../../schema/mood.ts';
import { classNames } from '../ui/class-names.ts';

const GROUNDS: Record<MoodBand, string> = {
  great: 'fill-tint-green text-on-tint-green',
  good: 'fill-tint-blue text-on-tint-blue',
  mixed: 'fill-tint-amber text-on-tint-amber',
  low: 'fill-tint-red text-on-tint-red',
};

/** What each face says, from the lowest: its brows, eyes and mouth on a ground of 40 by 40. */
const FEATURES = [
  'M10.5 14.5 16 12.5M29.5 14.5 24 12.5M12 19h4M24 19h4M13 30q7-8 14 0M28 22.5v4',
  'M11 13.5l5.5 2M29 13.5l-5.5 2M14 18.5v2M26 18.5v2M14 28.5q6-4 12 0',
  'M14 15.5v3M26 15.5v3M14 26.5q6 2 12 0',
  'M14 14.5v3M26 14.5v3M12.5 24q7.5 8 15 0',
  'M11 17q3-5 6 0M23 17q3-5 6 0M11 22.5h18q-1 8.5-9 8.5t-9-8.5Z',
] as const;

/** A face for the level at which one of the words begins. Decorative: the word is beside it. */
export function MoodFace({ level, className }: { level: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden
      focusable="false"
      className={classNames(GROUNDS[moodBand(level)], className)}
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="20" cy="20" r="18" />
      <path d={FEATURES[MOOD_FACES.indexOf(level)]} fill="none" />
    </svg>
  );
}

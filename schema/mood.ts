import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import type { MountainDate } from './time/clock.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { MOOD_REFUSALS } from './refusals/mood.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...MOOD_REFUSALS });

/** How the fans feel, week by week: what a member may submit, and what everyone sees of it. */

export const MOOD_MIN = 1;
export const MOOD_MAX = 10;
export const MOOD_DEFAULT = 5;
/** Longest description in UTF-16 units, as the input's `maxlength` counts. */
export const MOOD_DESCRIPTION_MAX = 280;

export const MOOD_TEXTS = {
  level: said('mood.level', { min: MOOD_MIN, max: MOOD_MAX }),
  descriptionTooLong: said('input.descriptionTooLong', { max: MOOD_DESCRIPTION_MAX }),
  submitted: 'Mood submitted!',
  failed: 'Failed to submit mood',
  tryAgain: 'Please try again.',
  unread: 'We couldn’t load the fan mood.',
} as const;

export const submitMoodInput = z.object({
  moodLevel: z
    .int(MOOD_TEXTS.level)
    .check(z.gte(MOOD_MIN, MOOD_TEXTS.level), z.lte(MOOD_MAX, MOOD_TEXTS.level)),
  /** In the member's own words; absent, null and blank are the same. */
  moodDescription: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite(cleanText),
        z.refine((text) => text.length <= MOOD_DESCRIPTION_MAX, MOOD_TEXTS.descriptionTooLong),
      ),
    ),
  ),
});
export type SubmitMoodInput = z.input<typeof submitMoodInput>;

/** A member's mood for a week. Submitting again replaces it. */
export interface FanMoodView {
  readonly id: number;
  readonly userId: number;
  readonly moodLevel: number;
  readonly moodDescription: string | null;
  readonly season: number;
  readonly gameWeek: number;
  readonly tierLevel: number;
  readonly submittedAt: Date;
  readonly updatedAt: Date;
}

/** How the members felt in the week of a game. */
export interface GameMoodView {
  readonly average: number;
  readonly moods: number;
}

/** The moods of all members in a week of the season. Finished values only: it travels between nodes. */
export interface CommunityMoodView {
  readonly season: number;
  readonly gameWeek: number;
  /** Mean of all levels; null while there are none. */
  readonly average: number | null;
  /** How many members have submitted one. */
  readonly moods: number;
  /** Grows with every change of that week's moods: of two copies the one with the higher revision is the newer. */
  readonly revision: number;
}

/** How many days the line of the week shows, today included. */
export const MOOD_DAYS = 7;

/** The average of the week so far, as it was at the end of a day. */
export interface MoodDayView {
  /** In Mountain time. */
  readonly day: MountainDate;
  /** Null while it was that of so few members that it could show what one of them said. */
  readonly average: number | null;
}

/** A level or an average as it is shown: one decimal at most. Word and color go by it, so that they fit the figure. */
export const shownMood = (level: number): number => Math.round(level * 10) / 10;

const WORDS = [
  [9, 'Championship Bound'],
  [7, 'Confident'],
  [5, 'Hopeful'],
  [3, 'Frustrated'],
] as const;

export type MoodWord = (typeof WORDS)[number][1] | 'Devastated';

/** The word for a level or an average. */
export function moodWord(level: number): MoodWord {
  return WORDS.find(([from]) => shownMood(level) >= from)?.[1] ?? 'Devastated';
}

export type MoodBand = 'great' | 'good' | 'mixed' | 'low';

/** The levels of the five faces: where each word begins, so that the one in the middle is the default. */
export const MOOD_FACES: readonly number[] = [MOOD_MIN, ...WORDS.map(([from]) => from).reverse()];

/** The color band of a level or an average. The word is always next to it. */
export function moodBand(level: number): MoodBand {
  const shown = shownMood(level);
  return shown >= 8 ? 'great' : shown >= 6 ? 'good' : shown >= 4 ? 'mixed' : 'low';
}

/** The newer of two copies; a copy of another week is taken as it is. */
export function newerMood<Mood extends Pick<CommunityMoodView, 'season' | 'gameWeek' | 'revision'>>(
  known: Mood,
  received: Mood,
): Mood {
  const isSameWeek = known.season === received.season && known.gameWeek === received.gameWeek;
  return isSameWeek && known.revision >= received.revision ? known : received;
}

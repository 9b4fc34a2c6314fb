import { secondsOfClock } from './show-clock.ts';

/** What is said in a show, and where: its chapters and its transcript. */

export const SHOW_TEXT_LIMITS = {
  chapters: 200,
  chapterTitle: 200,
  passages: 2_000,
  /** A passage ends after about so many characters. */
  passage: 300,
  speaker: 100,
  /** Of a transcript that an admin enters, in characters. */
  transcript: 600_000,
} as const;

export interface ChapterView {
  /** Seconds into the show. */
  readonly start: number;
  readonly title: string;
}

/** A stretch of a transcript. */
export interface PassageView {
  /** Seconds into the show; null where the transcript has no times. */
  readonly start: number | null;
  readonly speaker: string | null;
  readonly text: string;
}

const LINE = /^\W{0,3}?\(?((?:\d{1,2}:)?\d{1,2}:[0-5]\d)\)?\s*[-–—:|]?\s+(\S.*)$/;

/**
 * The chapters in the description of a video, as its platform reads them: lines that begin with a time, the first at
 * 0:00, at least three of them, each later than the one before. Anything else has none.
 */
export function chaptersInDescription(description: string | null): ChapterView[] {
  const chapters = (description ?? '').split('\n').flatMap((line) => {
    const [, clock = '', title = ''] = LINE.exec(line.trim()) ?? [];
    const start = secondsOfClock(clock);
    return start === null ? [] : { start, title: title.slice(0, SHOW_TEXT_LIMITS.chapterTitle) };
  });
  const isInOrder = chapters.every(
    ({ start }, index) => index === 0 || start > chapters[index - 1]!.start,
  );
  if (chapters.length < 3 || chapters[0]!.start !== 0 || !isInOrder) return [];
  return chapters.slice(0, SHOW_TEXT_LIMITS.chapters);
}

import { isBlank } from '../blank.ts';
import { cleanText } from '../clean-text.ts';
import { sayingFrom } from '../refusals/said.ts';
import { SHOWS_REFUSALS } from '../refusals/shows.ts';
import { clockAt, secondsOfClock } from './show-clock.ts';
import { type ChapterView, type PassageView, SHOW_TEXT_LIMITS } from './show-texts.ts';

/** Chapters and transcripts as admins write them in a text field. */

const said = sayingFrom(SHOWS_REFUSALS);

export const chapterLines = (chapters: readonly ChapterView[]): string =>
  chapters.map(({ start, title }) => `${clockAt(start)} ${title}`).join('\n');

const LINE = /^(\d[\d:]*)\s+(?:[-–—|]\s+)?(\S.*)$/;

interface Lines {
  readonly chapters: readonly ChapterView[];
  /** What is wrong with the first line that is no chapter. */
  readonly fault?: string;
}

/** The chapters in a text with one a line, as in `12:30 The rookies`. Empty lines count only in the number of a line. */
export function chaptersInLines(text: string): Lines {
  const chapters: ChapterView[] = [];
  const refused = (fault: string): Lines => ({ chapters: [], fault });
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    if (isBlank(raw)) continue;
    const line = index + 1;
    if (chapters.length === SHOW_TEXT_LIMITS.chapters)
      return refused(said('show.chapterCount', { max: SHOW_TEXT_LIMITS.chapters }));
    const [, clock = '', title = ''] = LINE.exec(cleanText(raw.replace(/\s+/g, ' '))) ?? [];
    const start = secondsOfClock(clock);
    if (start === null) return refused(said('show.chapterLine', { line }));
    if (title.length > SHOW_TEXT_LIMITS.chapterTitle)
      return refused(said('show.chapterTitle', { line, max: SHOW_TEXT_LIMITS.chapterTitle }));
    if (start <= (chapters.at(-1)?.start ?? -1))
      return refused(said('show.chapterOrder', { line }));
    chapters.push({ start, title });
  }
  return { chapters };
}

/** How long the last passage is taken to be, in seconds. */
const LAST_SECONDS = 10;

const cueTime = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':') + '.000';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A transcript as WebVTT; one without times as lines of text. */
export function transcriptText(passages: readonly PassageView[]): string {
  if (passages.length === 0) return '';
  if (passages.some(({ start }) => start === null))
    return passages.map(({ text }) => text).join('\n');
  const cues = passages.map(({ start, speaker, text }, index) => {
    const begin = start ?? 0;
    const end = Math.max(begin + 1, passages[index + 1]?.start ?? begin + LAST_SECONDS);
    const voice = speaker === null ? '' : `<v ${speaker.replace(/[<>]/g, '')}>`;
    return `${cueTime(begin)} --> ${cueTime(end)}\n${voice}${escaped(text)}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}

import * as z from 'zod/mini';
import { isBlank } from '../../../schema/blank.ts';
import { cleanText } from '../../../schema/clean-text.ts';
import { type ChapterView, SHOW_TEXT_LIMITS } from '../../../schema/shows/show-texts.ts';
import { TextFormatError } from './text-format-error.ts';

/** A file of chapters, as Podcasting 2.0 defines it. */
const file = z.object({ chapters: z.array(z.unknown()) });

const chapter = z.object({
  startTime: z.number().check(z.minimum(0), z.maximum(360_000)),
  title: z.string().check(
    z.overwrite((title) =>
      cleanText(title.replace(/\s+/g, ' ')).slice(0, SHOW_TEXT_LIMITS.chapterTitle),
    ),
    z.refine((title) => !isBlank(title)),
  ),
  /** False: it only changes the picture. */
  toc: z._default(z.boolean(), true),
});

/** The chapters of a file by their start. One that can't be read is left out. */
export function chaptersIn(text: string): ChapterView[] {
  const { data } = file.safeParse(jsonOf(text));
  if (!data) throw new TextFormatError('It is no file of chapters');
  return data.chapters
    .flatMap((each) => chapter.safeParse(each).data ?? [])
    .filter(({ toc }) => toc)
    .map(({ startTime, title }) => ({ start: Math.floor(startTime), title }))
    .toSorted((one, other) => one.start - other.start)
    .slice(0, SHOW_TEXT_LIMITS.chapters);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import * as z from 'zod/mini';
import { isImageAddress } from '../articles/article-input.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { SHOWS_REFUSALS } from '../refusals/shows.ts';
import { chaptersInLines } from './show-text-lines.ts';
import { SHOW_TEXT_LIMITS } from './show-texts.ts';
import { CONTENT_TYPES } from './shows.ts';
import { requiredLine } from '../text.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...SHOWS_REFUSALS });

/** The shape of a show or an episode as an admin enters it. */

export const SHOW_LIMITS = { title: 200, url: 500, description: 5_000 } as const;

export const SHOW_INPUT_TEXTS = {
  type: said('show.type'),
  title: said('input.titleMissing'),
  titleTooLong: said('show.titleTooLong', { max: SHOW_LIMITS.title }),
  url: said('show.url'),
  description: said('show.descriptionTooLong', { max: SHOW_LIMITS.description }),
  duration: said('show.duration'),
  unknown: said('show.unknown'),
  notLive: said('show.notLive'),
  known: said('show.known'),
  picture: said('show.picture'),
  audio: said('show.audio'),
  scheduledTooLate: said('show.scheduledTooLate'),
  hidden: said('show.hidden'),
  appears: said('show.appears'),
} as const;

const WRITTEN_TRANSCRIPT = said('show.transcriptTooLong', {
  max: SHOW_TEXT_LIMITS.transcript.toLocaleString('en-US'),
});

const hasChapters = z.check<string>((context) => {
  const { fault } = chaptersInLines(context.value);
  if (fault !== undefined)
    context.issues.push({ code: 'custom', input: context.value, message: fault, continue: true });
});

const isWebAddress = (url: string) =>
  url.length <= SHOW_LIMITS.url && /^https:\/\//i.test(url) && URL.canParse(url);

const blankToNull = (text: string | null | undefined) => text?.trim() || null;

const optional = (shape: z.ZodMiniString<string>) =>
  z.pipe(z.pipe(z.nullish(z.string()), z.transform(blankToNull)), z.nullable(shape));

export const showInput = z.object({
  type: z.enum(CONTENT_TYPES, SHOW_INPUT_TEXTS.type),
  title: requiredLine({
    max: SHOW_LIMITS.title,
    blank: SHOW_INPUT_TEXTS.title,
    tooLong: SHOW_INPUT_TEXTS.titleTooLong,
  }),
  url: z.string(SHOW_INPUT_TEXTS.url).check(z.trim(), z.refine(isWebAddress, SHOW_INPUT_TEXTS.url)),
  description: optional(
    z.string().check(z.maxLength(SHOW_LIMITS.description, SHOW_INPUT_TEXTS.description)),
  ),
  duration: optional(
    z.string().check(z.regex(/^(\d{1,2}:)?\d{1,2}:\d{2}$/, SHOW_INPUT_TEXTS.duration)),
  ),
  thumbnailUrl: optional(z.string().check(z.refine(isImageAddress, SHOW_INPUT_TEXTS.picture))),
  /** The audio file of an episode, at its host. */
  audioUrl: optional(z.string().check(z.refine(isWebAddress, SHOW_INPUT_TEXTS.audio))),
  /** One a line. Null: as they were; empty: none, not even those of its source. */
  chapters: z.nullish(z.string().check(hasChapters)),
  /** WebVTT, SubRip or plain text. Null and empty as for the chapters. */
  transcript: z.nullish(
    z
      .string()
      .check(z.refine((text) => text.length <= SHOW_TEXT_LIMITS.transcript, WRITTEN_TRANSCRIPT)),
  ),
  /** When it appears. Null: at once; of one that is stored, as before. */
  publishedAt: z.nullish(z.date()),
});
export type ShowInput = z.input<typeof showInput>;

/** What hosts enter of a live show. Without an id it is a new one. */
export const liveShowInput = z.object({
  id: z.nullish(z.int(SHOW_INPUT_TEXTS.unknown)),
  title: showInput.shape.title,
  url: showInput.shape.url,
});
export type LiveShowInput = z.input<typeof liveShowInput>;

import * as z from 'zod/mini';
import { isBlank } from '../../../schema/blank.ts';
import { cleanText } from '../../../schema/clean-text.ts';
import { clockAt } from '../../../schema/shows/show-clock.ts';
import { SHOW_LIMITS } from '../../../schema/shows/show-shape.ts';
import { CONTENT_TYPES } from '../../../schema/shows/shows.ts';

/** The door for what a source says of a show: too long texts are cut, bad addresses are left out. */

const cut = (max: number) => (text: string) =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

const line = (text: string) => text.replace(/\s+/g, ' ');

const optional = <Shape extends z.ZodMiniType>(shape: Shape) => z.catch(z.nullable(shape), null);

const webAddress = z.string().check(
  z.maxLength(SHOW_LIMITS.url),
  z.refine((url) => /^https:\/\//i.test(url) && URL.canParse(url)),
);

const sourceItem = z.object({
  sourceId: z.string().check(z.minLength(1), z.maxLength(500)),
  type: z.enum(CONTENT_TYPES),
  title: z.string().check(
    z.overwrite((text) => cut(SHOW_LIMITS.title)(cleanText(line(text)))),
    z.refine((text) => !isBlank(text)),
  ),
  url: webAddress,
  description: optional(
    z.string().check(
      z.overwrite((text) => cut(SHOW_LIMITS.description)(cleanText(text))),
      z.refine((text) => !isBlank(text)),
    ),
  ),
  duration: optional(z.string().check(z.regex(/^(\d{1,2}:)?\d{1,2}:\d{2}$/))),
  thumbnailUrl: optional(webAddress),
  publishedAt: z.date(),
  externalId: optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  audioUrl: optional(webAddress),
  chaptersUrl: optional(webAddress),
  transcriptUrl: optional(webAddress),
  appleId: optional(z.string().check(z.regex(/^\d{1,20}$/))),
  /** Null where the source doesn't say. */
  isCurrentlyLive: z.nullable(z.boolean()),
  viewCount: optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
});
export type SourceItem = z.output<typeof sourceItem>;

/** Those that have what an item needs, each once. */
export function validItems(candidates: readonly unknown[]): SourceItem[] {
  const items = candidates.flatMap((one) => sourceItem.safeParse(one).data ?? []);
  return [...new Map(items.map((item) => [item.sourceId, item])).values()];
}

/** The length as players show it; null for what is no duration. */
export const clockOf = (seconds: number | undefined): string | null =>
  seconds === undefined || !Number.isFinite(seconds) || seconds <= 0
    ? null
    : clockAt(Math.round(seconds));

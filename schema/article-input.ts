import * as z from 'zod/mini';
import {
  ARTICLE_CATEGORIES,
  clampedCrop,
  DEFAULT_AUTHOR,
  DEFAULT_CATEGORY,
  DEFAULT_READ_TIME,
} from './articles.ts';
import { isBlank } from './blank.ts';
import { harmless, requiredLine, requiredText } from './text.ts';

/** What an admin writes of an article, with the words of the form. Bounds the documents leave open are ours. */

export const ARTICLE_LIMITS = {
  title: 200,
  excerpt: 1_000,
  /** Characters of Markdown. */
  content: 1_000_000,
  author: 100,
  tags: 20,
  tag: 40,
  address: 2_000,
  images: 50,
  /** Minutes. */
  readTime: 1_000,
} as const;

const long = (field: string, max: number) =>
  `${field} must be no more than ${max.toLocaleString('en-US')} characters long`;

export const ARTICLE_INPUT_TEXTS = {
  title: 'Title is required',
  excerpt: 'Excerpt is required',
  content: 'Content is required',
  author: 'Author is required',
  readTime: 'Read time must be at least 1 minute',
  readTimeTooLong: `Read time must be no more than ${ARTICLE_LIMITS.readTime} minutes`,
  category: 'Unknown category',
  tooManyTags: `An article can have ${ARTICLE_LIMITS.tags} tags at most`,
  tagTooLong: long('A tag', ARTICLE_LIMITS.tag),
  tooManyImages: `An article can have ${ARTICLE_LIMITS.images} images at most`,
  address: 'Image address must start with https://, or be an uploaded image',
  contentTooLong: long('Content', ARTICLE_LIMITS.content),
} as const;

/** A file of this site's own, or an address that a browser fetches safely. */
export const isImageAddress = (value: string): boolean =>
  value.length <= ARTICLE_LIMITS.address &&
  (/^\/uploads\/[\w-]+(\.[a-z0-9]+)?$/.test(value) ||
    (/^https:\/\//i.test(value) && URL.canParse(value)));

const imageAddress = z
  .string(ARTICLE_INPUT_TEXTS.address)
  .check(z.trim(), z.refine(isImageAddress, ARTICLE_INPUT_TEXTS.address));

const tag = z
  .string()
  .check(z.refine((word) => word.length <= ARTICLE_LIMITS.tag, ARTICLE_INPUT_TEXTS.tagTooLong));

/** Tags as typed, separated by commas or one by one: trimmed, without empties and repetitions. */
export function tagsOf(typed: string | readonly string[]): string[] {
  const tags = [typed]
    .flat()
    .flatMap((text) => harmless(text).split(/[,\n]/))
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => !isBlank(tag));
  const byWord = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]));
  return [...byWord.values()].toReversed();
}

/** Null and absent mean the default. */
const byDefault = <Shape extends z.ZodMiniType>(shape: Shape, value: z.output<Shape>) =>
  z.pipe(
    z.nullish(shape),
    z.transform((given): z.output<Shape> => given ?? value),
  );

export const articleInput = z.object({
  title: requiredLine({
    max: ARTICLE_LIMITS.title,
    blank: ARTICLE_INPUT_TEXTS.title,
    tooLong: long('Title', ARTICLE_LIMITS.title),
  }),
  excerpt: requiredText({
    max: ARTICLE_LIMITS.excerpt,
    blank: ARTICLE_INPUT_TEXTS.excerpt,
    tooLong: long('Excerpt', ARTICLE_LIMITS.excerpt),
  }),
  // Not trimmed at its start: four spaces there are code.
  content: z.string(ARTICLE_INPUT_TEXTS.content).check(
    z.overwrite((text) => harmless(text).trimEnd()),
    z.refine((text) => !isBlank(text), ARTICLE_INPUT_TEXTS.content),
    z.refine((text) => text.length <= ARTICLE_LIMITS.content, ARTICLE_INPUT_TEXTS.contentTooLong),
  ),
  author: byDefault(
    requiredLine({
      max: ARTICLE_LIMITS.author,
      blank: ARTICLE_INPUT_TEXTS.author,
      tooLong: long('Author', ARTICLE_LIMITS.author),
    }),
    DEFAULT_AUTHOR,
  ),
  category: z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((given): string => given || DEFAULT_CATEGORY),
    ),
    z.enum(ARTICLE_CATEGORIES, ARTICLE_INPUT_TEXTS.category),
  ),
  tags: z.pipe(
    z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((given) => tagsOf(given ?? [])),
    ),
    z.array(tag).check(z.maxLength(ARTICLE_LIMITS.tags, ARTICLE_INPUT_TEXTS.tooManyTags)),
  ),
  /** Blank takes it away. */
  featuredImageUrl: z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((given) => (given && !isBlank(given) ? given : null)),
    ),
    z.nullable(imageAddress),
  ),
  featuredImageCrop: z.pipe(
    z.nullish(z.object({ x: z.number(), y: z.number(), scale: z.number() })),
    z.transform((crop) => crop && clampedCrop(crop)),
  ),
  imageUrls: z.pipe(
    z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((given) => (given ?? []).filter((address) => !isBlank(address))),
    ),
    z
      .array(imageAddress)
      .check(z.maxLength(ARTICLE_LIMITS.images, ARTICLE_INPUT_TEXTS.tooManyImages)),
  ),
  readTime: byDefault(
    z
      .int(ARTICLE_INPUT_TEXTS.readTime)
      .check(
        z.minimum(1, ARTICLE_INPUT_TEXTS.readTime),
        z.maximum(ARTICLE_LIMITS.readTime, ARTICLE_INPUT_TEXTS.readTimeTooLong),
      ),
    DEFAULT_READ_TIME,
  ),
});
export type ArticleInput = z.input<typeof articleInput>;

const WORDS_A_MINUTE = 220;
/** Addresses of links and pictures are not read, nor are the marks of Markdown. */
const UNREAD = /!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|https?:\/\/\S+|[#>*_`~|=-]+/g;

/** Minutes that reading the text takes, as the editor suggests them; 1 at least. */
export function suggestedReadTime(content: string): number {
  const words = content.replaceAll(UNREAD, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)?.length ?? 0;
  return Math.min(ARTICLE_LIMITS.readTime, Math.max(1, Math.round(words / WORDS_A_MINUTE)));
}

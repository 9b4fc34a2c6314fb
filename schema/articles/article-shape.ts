import * as z from 'zod/mini';
import { ARTICLE_INPUT_TEXTS, ARTICLE_LIMITS, isImageAddress, tagsOf } from './article-input.ts';
import {
  ARTICLE_CATEGORIES,
  clampedCrop,
  DEFAULT_AUTHOR,
  DEFAULT_CATEGORY,
  DEFAULT_READ_TIME,
} from './articles.ts';
import { isBlank } from '../blank.ts';
import { harmless } from '../clean-text.ts';
import { requiredLine, requiredText } from '../text.ts';

/** The shapes of an article as it is written: apart from limits and words, which screens need before anybody types. */

const imageAddress = z
  .string(ARTICLE_INPUT_TEXTS.address)
  .check(z.trim(), z.refine(isImageAddress, ARTICLE_INPUT_TEXTS.address));

const tag = z
  .string()
  .check(z.refine((word) => word.length <= ARTICLE_LIMITS.tag, ARTICLE_INPUT_TEXTS.tagTooLong));

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
    tooLong: ARTICLE_INPUT_TEXTS.titleTooLong,
  }),
  excerpt: requiredText({
    max: ARTICLE_LIMITS.excerpt,
    blank: ARTICLE_INPUT_TEXTS.excerpt,
    tooLong: ARTICLE_INPUT_TEXTS.excerptTooLong,
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
      tooLong: ARTICLE_INPUT_TEXTS.authorTooLong,
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

/** The form in which an admin writes an article: as it is sent, but the tags are one line, separated by commas. */
export const articleForm = z.extend(z.omit(articleInput, { imageUrls: true }), {
  tags: z.pipe(
    z.transform((line: string): z.input<typeof articleInput.shape.tags> => tagsOf(line)),
    articleInput.shape.tags,
  ),
});

export type CheckedArticle = z.output<typeof articleForm>;

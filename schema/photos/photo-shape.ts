import * as z from 'zod/mini';
import { cleanText } from '../clean-text.ts';
import {
  PHOTO_ALT_MAX,
  PHOTO_CATEGORIES,
  PHOTO_DESCRIPTION_MAX,
  PHOTO_STATES,
  PHOTO_TEXTS,
  PHOTOS_PER_REVIEW,
} from './photos.ts';
import { requiredText } from '../text.ts';

/** What may be uploaded and written: apart from limits and words, which screens need before anybody types. */

const photoCategoryInput = z.enum(PHOTO_CATEGORIES, {
  error: ({ input }) =>
    typeof input === 'string' && input.trim() !== ''
      ? PHOTO_TEXTS.unknownCategory
      : PHOTO_TEXTS.fillAll,
});

export const uploadPhotoInput = z.object({
  category: photoCategoryInput,
  description: requiredText({
    max: PHOTO_DESCRIPTION_MAX,
    blank: PHOTO_TEXTS.fillAll,
    tooLong: PHOTO_TEXTS.tooLong,
  }),
  altText: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite(cleanText),
        z.refine((text) => text.length <= PHOTO_ALT_MAX, PHOTO_TEXTS.altTooLong),
      ),
    ),
  ),
});

export const reviewPhotosInput = z.object({
  ids: z
    .array(z.int())
    .check(
      z.minLength(1, PHOTO_TEXTS.reviewNone),
      z.maxLength(PHOTOS_PER_REVIEW, PHOTO_TEXTS.reviewTooMany),
    ),
  state: z.enum(PHOTO_STATES, PHOTO_TEXTS.unknownState),
});
export type ReviewPhotosInput = z.input<typeof reviewPhotosInput>;

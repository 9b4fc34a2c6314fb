import * as z from 'zod/mini';
import { PHOTO_CATEGORIES, PHOTO_DESCRIPTION_MAX, PHOTO_TEXTS } from './photos.ts';
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
});

import * as z from 'zod/mini';
import { CHECK_IN_DESCRIPTION_MAX, LOCATION_MAX, LOCATION_MIN } from './checkins.ts';
import { cleanText } from './clean-text.ts';

/** What may be sent with a check-in: apart from limits and words, which screens need before anybody types. */

const tooShort = (field: string, min: number) => `${field} must be at least ${min} characters long`;
const tooLong = (field: string, max: number) =>
  `${field} must be no more than ${max} characters long`;

export const checkInFields = z.object({
  location: z.string(tooShort('Location', LOCATION_MIN)).check(
    z.overwrite((text) => cleanText(text).replaceAll('\n', ' ')),
    z.minLength(LOCATION_MIN, tooShort('Location', LOCATION_MIN)),
    z.maxLength(LOCATION_MAX, tooLong('Location', LOCATION_MAX)),
  ),
  /** Absent, null and blank are the same. */
  description: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(cleanText),
          z.maxLength(CHECK_IN_DESCRIPTION_MAX, tooLong('Description', CHECK_IN_DESCRIPTION_MAX)),
        ),
    ),
  ),
});
export type CheckInFields = z.input<typeof checkInFields>;

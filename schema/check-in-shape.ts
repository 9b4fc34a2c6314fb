import * as z from 'zod/mini';
import { CHECK_IN_DESCRIPTION_MAX, LOCATION_MAX, LOCATION_MIN } from './checkins.ts';
import { cleanText } from './clean-text.ts';
import { CHECKINS_REFUSALS } from './refusals/checkins.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...CHECKINS_REFUSALS });

/** What may be sent with a check-in: apart from limits and words, which screens need before anybody types. */

const tooShort = said('checkIn.locationShort', { min: LOCATION_MIN });

export const checkInFields = z.object({
  location: z.string(tooShort).check(
    z.overwrite((text) => cleanText(text).replaceAll('\n', ' ')),
    z.minLength(LOCATION_MIN, tooShort),
    z.maxLength(LOCATION_MAX, said('checkIn.locationTooLong', { max: LOCATION_MAX })),
  ),
  /** Absent, null and blank are the same. */
  description: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(cleanText),
          z.maxLength(
            CHECK_IN_DESCRIPTION_MAX,
            said('input.descriptionTooLong', { max: CHECK_IN_DESCRIPTION_MAX }),
          ),
        ),
    ),
  ),
});
export type CheckInFields = z.input<typeof checkInFields>;

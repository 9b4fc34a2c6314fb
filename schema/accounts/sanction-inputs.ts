import * as z from 'zod/mini';
import { cleanText } from '../clean-text.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { SANCTION_REFUSALS } from '../refusals/sanctions.ts';
import {
  MOST_BAN_HOURS,
  SANCTION_ANSWER_MAX_LENGTH,
  SANCTION_NOTE_MAX_LENGTH,
} from './sanctions.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...SANCTION_REFUSALS });

const NOTE_TOO_LONG = said('sanction.noteTooLong', { max: SANCTION_NOTE_MAX_LENGTH });
const ANSWER_EMPTY = said('sanction.answerEmpty');
const ANSWER_TOO_LONG = said('sanction.answerTooLong', { max: SANCTION_ANSWER_MAX_LENGTH });

/** The note to the member. Blank is none. */
export const sanctionNote = z.pipe(
  z.optional(
    z.nullable(
      z.string(NOTE_TOO_LONG).check(
        z.overwrite(cleanText),
        z.refine((text) => text.length <= SANCTION_NOTE_MAX_LENGTH, NOTE_TOO_LONG),
      ),
    ),
  ),
  z.transform((text) => text || null),
);

/** The member's only answer. */
export const sanctionAnswer = z.string(ANSWER_EMPTY).check(
  z.overwrite(cleanText),
  z.refine((text) => text !== '', ANSWER_EMPTY),
  z.refine((text) => text.length <= SANCTION_ANSWER_MAX_LENGTH, ANSWER_TOO_LONG),
);

const HOURS = said('sanction.hours', { max: MOST_BAN_HOURS });

/** From how many hours before a ban posts are deleted; 0 for none. */
export const removedHours = z.pipe(
  z.optional(z.nullable(z.int(HOURS).check(z.minimum(0, HOURS), z.maximum(MOST_BAN_HOURS, HOURS)))),
  z.transform((hours) => hours ?? 0),
);

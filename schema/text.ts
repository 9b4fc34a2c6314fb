import * as z from 'zod/mini';
import { isBlank } from './blank.ts';
import { cleanText } from './clean-text.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom(INPUT_REFUSALS);

/** Shapes of text from people; what makes it safe is in clean-text.ts. */

/** At most `max` UTF-16 units, as `maxlength` of an input counts; zod's own check counts an emoji once. */
const maxUnits = (max: number, error: string) =>
  z.refine<string>((text) => text.length <= max, error);

/** A required text: cleaned, not blank, at most `max` UTF-16 units. */
export function requiredText({
  max,
  blank,
  tooLong,
}: {
  max: number;
  blank: string;
  tooLong: string;
}) {
  return z.string(blank).check(
    z.overwrite(cleanText),
    z.refine((text) => !isBlank(text), blank),
    maxUnits(max, tooLong),
  );
}

const LINE_BREAKERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Zero-width spaces and direction marks; in a name they only serve to impersonate another user. Joiners stay. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;

export const ODD_CHARACTERS = said('input.oddCharacters');

/** A required text of one line, for names and the like: line breaks and control characters are refused. */
export function requiredLine({
  max,
  blank,
  tooLong,
}: {
  max: number;
  blank: string;
  tooLong: string;
}) {
  return z.string(blank).check(
    z.trim(),
    z.refine((text) => !LINE_BREAKERS.test(text), { error: ODD_CHARACTERS, abort: true }),
    z.overwrite((text) => cleanText(text.replace(HIDDEN, ''))),
    z.refine((text) => !isBlank(text), blank),
    maxUnits(max, tooLong),
  );
}

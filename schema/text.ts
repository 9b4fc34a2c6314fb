import * as z from 'zod/mini';
import { isBlank } from './blank.ts';

/**
 * Text from people, made safe to store and to show; nothing that carries meaning is touched (emoji with their joiners,
 * accents, right-to-left letters).
 */

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Marks that turn the writing direction of what follows: they make a line read as something else. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Control characters and direction overrides go, lone surrogates become U+FFFD, line ends become \n. */
export function harmless(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(DIRECTION_OVERRIDES, '');
}

/** Harmless, and both ends are trimmed. */
export const cleanText = (text: string): string => harmless(text).trim();

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
/** Spaces without width and direction marks; in a name they only serve to pass for somebody else. Joiners stay. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;

export const ODD_CHARACTERS = 'Some characters are not allowed here';

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

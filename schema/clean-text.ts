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

/** White space, and every character that leaves no ink: joiners, zero-width spaces, fillers, the blank braille cell. */
const INKLESS = /[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** True when nothing would be seen of the text. */
export const isBlank = (text: string): boolean => text.replace(INKLESS, '') === '';

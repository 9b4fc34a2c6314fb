/** How texts are searched for listed words: by the filters of the site, and for a member's muted words. */

const MARKS = /[\p{M}\p{Cf}]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Each of these two characters is a whole sentence, and would become eight and eighteen characters. */
const SENTENCES = /[\uFDFA\uFDFB]/g;

/**
 * A text as words are compared: in small letters, without accents and invisible characters, its words divided by single
 * spaces, with one at both ends.
 */
export function foldedWords(text: string): string {
  const plain = text.replace(SENTENCES, ' ').normalize('NFKD').replace(MARKS, '');
  return ` ${plain.toLowerCase().replace(BETWEEN_WORDS, ' ').trim()} `;
}

/** Whether there is anything in it to look for: emoji and punctuation are not compared. */
export const hasWords = (text: string): boolean => foldedWords(text).trim() !== '';

/**
 * Whether a folded text has one of the words and phrases; one that ends with * also matches what begins like it. Fold the
 * words once, as texts are many.
 */
export function wordsIn(words: readonly string[]): (folded: string) => boolean {
  const wanted = words.map((word) => {
    const folded = foldedWords(word);
    return word.endsWith('*') ? folded.slice(0, -1) : folded;
  });
  return (folded) => wanted.some((word) => folded.includes(word));
}

import type { TextPart } from '../../../schema/site/search.ts';

const lettersOf = (text: string) => Array.from(text.normalize('NFC'));

/** Small letters without accents, one for each letter, so that places in both are the same. */
const plain = (letters: readonly string[]) =>
  letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Whether a passage says what is looked for; without that, each does. */
export const saysIt = (text: string, wanted: string): boolean =>
  plain(lettersOf(text)).includes(plain(lettersOf(wanted)));

/** A text in pieces that match and pieces that don't. */
export function inPieces(text: string, wanted: string): TextPart[] {
  const letters = lettersOf(text);
  const [all, part] = [plain(letters), plain(lettersOf(wanted))];
  if (part === '') return [{ text, isMatch: false }];
  const pieces: TextPart[] = [];
  let from = 0;
  const add = (until: number, isMatch: boolean) => {
    if (until > from) pieces.push({ text: letters.slice(from, until).join(''), isMatch });
    from = until;
  };
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + part.length)) {
    add(at, false);
    add(at + part.length, true);
  }
  add(letters.length, false);
  return pieces;
}

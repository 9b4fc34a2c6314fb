/** Words similar to a mistyped one: one letter too many, missing or wrong, or two swapped. */

const FEWEST_LETTERS = 4;
const LONG = 8;

const editsAllowed = (length: number) => (length < FEWEST_LETTERS ? 0 : length < LONG ? 1 : 2);

/** Edits between two words, two letters that changed places counting as one (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let edits = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, rows[i - 2]![j - 2]! + 1);
      row.push(edits);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/** Edits by which a typed word is off another or, while it is being typed, off its beginning; null when it is not alike. */
function slip(typed: string, word: string): number | null {
  const most = editsAllowed(typed.length);
  if (word.length < typed.length - most) return null;
  const edits = Math.min(
    Math.abs(word.length - typed.length) <= most ? editsBetween(typed, word) : Infinity,
    ...[0, 1].map((more) => editsBetween(typed, word.slice(0, typed.length + more))),
  );
  return edits <= most ? edits : null;
}

/** All edits by which typed words are off those of a text; null when one of them is like none. */
export function slipsIn(typed: readonly string[], text: string): number | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  let all = 0;
  for (const one of typed) {
    const edits = words.flatMap((word) => slip(one, word) ?? []);
    if (edits.length === 0) return null;
    all += Math.min(...edits);
  }
  return all;
}

/** As the index spells words: small, and without accents. */
export const plainWord = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

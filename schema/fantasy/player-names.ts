/** Names out of sheets, found again on the roster: tolerant of case, accents, suffixes, order and initials. */

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** Lower case words without accents and signs; 'Surtain II, Patrick' becomes patrick surtain. */
function wordsOf(name: string): string[] {
  const [last, first, ...rest] = name.split(',');
  const suffixAfterComma = first !== undefined && SUFFIXES.has(plain(first));
  const ordered =
    first === undefined || suffixAfterComma || rest.length > 0 ? name : `${first} ${last}`;
  return ordered
    .split(/[\s,]+/)
    .flatMap((word) => initialsApart(word))
    .map(plain)
    .filter((word) => word !== '' && !SUFFIXES.has(word));
}

/** The same for all spellings of a name; '' for what is no name. */
export const nameKey = (name: string): string => wordsOf(name).join('');

/** 'T.J.' and 'T.Quillen' in their parts. */
const initialsApart = (word: string) => word.split('.');

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export interface Named {
  readonly name: string;
}

/** How sure a match is: the very name, or initials that fit only one. */
export type NameMatch<T> =
  | { readonly player: T; readonly suggestions: readonly [] }
  | { readonly player: null; readonly suggestions: readonly T[] };

const MOST_SUGGESTIONS = 3;

/**
 * Makes a finder over a roster. It returns the one player that a name matches, else (none or several) at most three
 * suggestions, most similar first.
 */
export function playerFinder<T extends Named>(
  roster: readonly T[],
): (name: string) => NameMatch<T> {
  const players = roster.map((player) => ({ player, words: wordsOf(player.name) }));
  const byName = new Map<string, T[]>();
  for (const { player, words } of players) {
    const key = words.join('');
    byName.set(key, [...(byName.get(key) ?? []), player]);
  }
  return (name) => {
    const words = wordsOf(name);
    if (words.length === 0) return { player: null, suggestions: [] };
    const same = byName.get(words.join('')) ?? [];
    const fitting =
      same.length > 0 ? same : players.filter(fitsInitials(words)).map(({ player }) => player);
    if (fitting.length === 1) return { player: fitting[0]!, suggestions: [] };
    if (fitting.length > 1)
      return { player: null, suggestions: fitting.slice(0, MOST_SUGGESTIONS) };
    return { player: null, suggestions: alike(words.join(' '), players) };
  };
}

/** Same last name, and the first names begin alike where one side has but initials. */
const fitsInitials =
  (words: readonly string[]) =>
  ({ words: known }: { readonly words: readonly string[] }): boolean => {
    if (words.length < 2 || known.length < 2 || words.at(-1) !== known.at(-1)) return false;
    const [given, knownGiven] = [words.slice(0, -1).join(''), known.slice(0, -1).join('')];
    const isInitials = (names: readonly string[]) =>
      names.slice(0, -1).every(({ length }) => length === 1);
    if (isInitials(words)) return knownGiven.startsWith(given) || initialsOf(known) === given;
    return isInitials(known) && (given.startsWith(knownGiven) || initialsOf(words) === knownGiven);
  };

const initialsOf = (words: readonly string[]) =>
  words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('');

const LEAST_LIKENESS = 0.35;

function alike<T>(name: string, players: readonly { player: T; words: readonly string[] }[]): T[] {
  return players
    .map(({ player, words }) => ({ player, likeness: likeness(name, words.join(' ')) }))
    .filter((candidate) => candidate.likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ player }) => player);
}

/** Dice's coefficient over pairs of letters: 1 for the same, 0 for nothing in common. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * common) / Math.max(1, pairs.size + others.size);
}

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

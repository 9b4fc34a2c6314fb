import { COUNTRIES } from '../accounts/countries.ts';
import { COUNTRIES as COUNTRIES_IN_SPANISH } from '../language/spanish/countries.ts';
import { STATES as STATES_IN_SPANISH } from '../language/spanish/states.ts';
import { LOCATION_MAX } from '../checkins.ts';
import { CITIES_OF_STATES, CODES_OF_COUNTRIES, NAMES_OF_COUNTRIES } from './cities.ts';
import { isStateCode, type StateCode, US_STATES } from './states.ts';

/** A state of the US by its code, or another country by its name in the members' list. */
export type Place = string;

/** Their codes are words too, in capitals or not: 'watching with ma', 'come IN'. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'AL AK CO DE HI ID IN LA MA ME MI MO OH OK OR PA'.split(' '),
);

/** The stadium's parts, which fans name without the stadium. */
const IN_STADIUM = /\b(?:(?:section|sec|lot) (?:\d+|[a-z])|tailgate)\b/;

/** Longest name of a place, in words. */
const MOST_WORDS = 5;

interface Word {
  /** In lower case and without accents. */
  readonly text: string;
  readonly isCapitals: boolean;
  readonly isAfterComma: boolean;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '');

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/(,?)[^\p{L}\p{M}\p{N},'’]*([\p{L}\p{M}\p{N}'’]+)/gu)].map(
    ([, comma, word = '']) => ({
      text: plain(word),
      isCapitals: word === word.toUpperCase(),
      isAfterComma: comma === ',',
    }),
  );

const phrase = (text: string) =>
  wordsIn(text)
    .map((word) => word.text)
    .join(' ');

function* namesOfPlaces(): Generator<[name: string, place: Place]> {
  for (const country of COUNTRIES) {
    if (country === 'United States' || country === 'Other') continue;
    yield [country, country];
    yield [COUNTRIES_IN_SPANISH[country], country];
    for (const name of NAMES_OF_COUNTRIES[country]?.split(', ') ?? []) yield [name, country];
  }
  // After the countries: Georgia is the state.
  for (const code of Object.keys(US_STATES) as StateCode[]) {
    const name = US_STATES[code];
    yield [name, code];
    if (name !== 'Georgia') yield [STATES_IN_SPANISH[name], code];
    for (const name of CITIES_OF_STATES[code]?.split(', ') ?? []) yield [name, code];
  }
}

let known: ReadonlyMap<string, Place> | undefined;
const knownPlaces = () =>
  (known ??= new Map([...namesOfPlaces()].map(([name, place]) => [phrase(name), place])));

/** The longest name that begins at that word. */
function nameAt(
  words: readonly Word[],
  from: number,
): { place: Place; length: number } | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
    const name = words
      .slice(from, from + length)
      .map(({ text }) => text)
      .join(' ');
    const place = knownPlaces().get(name);
    if (place) return { place, length };
  }
  return undefined;
}

/** The state that this word is the code of, where it reads as one: 'Pueblo, co', 'Austin TX 78701'. */
function codeAt(words: readonly Word[], at: number, isShouted: boolean): StateCode | undefined {
  const word = words[at]!;
  const code = word.text.toUpperCase();
  if (!isStateCode(code) || at === 0) return undefined;
  const isLast = words
    .slice(at + 1)
    .every(({ text }) => /^\d+$/.test(text) || text === 'usa' || text === 'us');
  if (!isLast && !word.isAfterComma) return undefined;
  const isClear = word.isCapitals && !isShouted;
  if (word.isAfterComma) return isLast || isClear ? code : undefined;
  return isClear || !ALSO_WORDS.has(code) ? code : undefined;
}

const isCodeOf = (country: Place | null, code: StateCode): boolean =>
  country !== null && new Map(Object.entries(CODES_OF_COUNTRIES)).get(country) === code;

/**
 * The state or country in a text such as 'Corner bar, Pueblo CO'; null when none is recognized. Addresses go from the
 * small to the large, so the last place in it counts. A section or lot without a stadium is in ours, when it's a home game.
 */
export function placeOf(location: string, { isHome }: { isHome: boolean }): Place | null {
  const text = location.slice(0, LOCATION_MAX);
  const words = wordsIn(text);
  const isShouted = text === text.toUpperCase();
  let found: Place | null = null;
  for (let at = 0; at < words.length;) {
    const code = codeAt(words, at, isShouted);
    const name = code ? undefined : nameAt(words, at);
    if (!code || !isCodeOf(found, code)) found = code ?? name?.place ?? found;
    at += name?.length ?? 1;
  }
  if (found) return found;
  return isHome && IN_STADIUM.test(phrase(text)) ? 'CO' : null;
}

import { NAME_MAXIMUM } from './accounts/account-limits.ts';

/** Members named in a text, as in “Ask @Mia Mile”. Names have spaces, so a mention is the longest name that a member has. */

/** A text mentions so many at most. */
export const MENTIONS_MAX = 10;

/** After an @, at most so many places are tried as the end of a name. */
const ENDS_MAX = 12;

/** Not in an address, which has something before its @. */
const SIGN = /(?<![\p{L}\p{M}\p{N}_.+-])@(?=\S)/gu;
const END = /(?<=\S)(?![\p{L}\p{M}\p{N}_])/gu;

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Sign {
  readonly at: number;
  /** What the name may be, the longest first. */
  readonly names: readonly string[];
}

const keyOf = (name: string): string => name.toLowerCase();

function signsIn(text: string): Sign[] {
  return [...text.matchAll(SIGN)].slice(0, MENTIONS_MAX).map(({ index: at }) => {
    const [after = ''] = text.slice(at + 1, at + 1 + NAME_MAXIMUM).split('\n', 1);
    const ends = [...after.matchAll(END)].slice(0, ENDS_MAX);
    return { at, names: ends.map(({ index: end }) => after.slice(0, end)).toReversed() };
  });
}

/** All that may be a name after an @, in lower case. */
export const possibleNames = (text: string): string[] => [
  ...new Set(signsIn(text).flatMap(({ names }) => names.map(keyOf))),
];

/** A part of a text: words, or the @name of members. Several may have the same name. */
export interface TextPart<Member extends Named> {
  readonly text: string;
  readonly members: readonly Member[];
}

/** The text in parts, with the names that the members have. */
export function mentionParts<Member extends Named>(
  text: string,
  members: readonly Member[],
): TextPart<Member>[] {
  if (members.length === 0) return [{ text, members }];
  const byName = Map.groupBy(members, ({ name }) => keyOf(name));
  const parts: TextPart<Member>[] = [];
  let end = 0;
  const addWords = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until), members: [] });
  };
  for (const { at, names } of signsIn(text)) {
    const name = names.find((possible) => byName.has(keyOf(possible)));
    if (name === undefined || at < end) continue;
    addWords(at);
    end = at + 1 + name.length;
    parts.push({ text: text.slice(at, end), members: byName.get(keyOf(name))! });
  }
  addWords(text.length);
  return parts;
}

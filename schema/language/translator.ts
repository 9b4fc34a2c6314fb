import { fill, PLACEHOLDER } from './translate.ts';

/** Apart from what every page says its texts with: only who reads another language downloads it. */

export interface Translator {
  /** The text with its placeholders; undefined when the catalogue hasn't got it. */
  text(english: string): string | undefined;
  /** A sentence whose placeholders are filled in already, as the server says it; itself when nobody translated it. */
  sentence(english: string): string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text with fewer letters of its own says too little to be known by them: 'By {author}', '{number} of {total}'. */
const ENOUGH_LETTERS = 10;
const ANYTHING = '(.+?)';
/** '7', '10:21', 'San Francisco 49ers': what such a text is known by instead. */
const NUMBER_OR_NAME = String.raw`([\p{Lu}\p{N}]\S*(?: [\p{Lu}\p{N}]\S*)*)`;

/** 'Wait {seconds} seconds' as a pattern, with the names of what it catches. */
function patternOf(english: string) {
  const [...names] = english.matchAll(PLACEHOLDER);
  const between = english.split(/\{\w+\}/);
  const words = between.join('');
  const letters = words.replace(/\P{L}/gu, '').length;
  const value = letters < ENOUGH_LETTERS ? NUMBER_OR_NAME : ANYTHING;
  return {
    english,
    names: names.map(([, name]) => name!),
    pattern: new RegExp(`^${between.map(escaped).join(value)}$`, 'su'),
    /** How much of it are words: of two patterns that fit, the one that says more is meant. */
    words: words.length,
    /** A text that is nothing but placeholders would fit everything. */
    isKnowable: letters > 0 && words.length > 2,
  };
}

/** Reads a catalogue from English to another language. */
export function translatorOf(catalogue: Readonly<Record<string, string>>): Translator {
  const texts = new Map(Object.entries(catalogue));
  let patterns: ReturnType<typeof patternOf>[] | undefined;

  const sentence = (english: string): string => {
    const known = texts.get(english);
    if (known !== undefined) return known;
    patterns ??= [...texts.keys()]
      .filter((text) => text.search(PLACEHOLDER) >= 0)
      .map(patternOf)
      .filter(({ isKnowable }) => isKnowable)
      .sort((one, other) => other.words - one.words);
    for (const { english: text, names, pattern } of patterns) {
      const found = pattern.exec(english);
      if (!found) continue;
      const values = names.map((name, place) => [
        name,
        texts.get(found[place + 1]!) ?? found[place + 1]!,
      ]);
      return fill(texts.get(text)!, Object.fromEntries(values) as Record<string, string>);
    }
    return english;
  };
  return { text: (english) => texts.get(english), sentence };
}

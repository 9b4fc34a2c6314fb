/** Texts in another language. English texts stand where they are said and are their own keys. */

/** Whoever looks at the site reads it in one of these; as in the HTML attribute `lang`. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names between braces in a text: 'count' of '{count} likes'. */
export type Placeholder<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** What stands for each placeholder of a text; nothing where it has none. */
export type Values<Sentence extends string, Value = string | number> = [
  Placeholder<Sentence>,
] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Sentence>, Value>>];

export interface Translator {
  /** The text with its placeholders; undefined when the catalogue hasn't got it. */
  text(english: string): string | undefined;
  /** A sentence whose placeholders are filled in already, as the server says it; itself when nobody translated it. */
  sentence(english: string): string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts the values where the braces are. A name without a value stays as it is. */
export const fill = (text: string, values?: Readonly<Record<string, string | number>>): string =>
  values ? text.replace(PLACEHOLDER, (all, name: string) => String(values[name] ?? all)) : text;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** 'Wait {seconds} seconds' as a pattern, with the names of what it catches. */
function patternOf(english: string) {
  const [...names] = english.matchAll(PLACEHOLDER);
  const between = english.split(/\{\w+\}/).map(escaped);
  return {
    english,
    names: names.map(([, name]) => name!),
    pattern: new RegExp(`^${between.join('(.+?)')}$`, 's'),
    /** How much of it are words: of two patterns that fit, the one that says more is meant. */
    words: between.join('').length,
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
      // A text that is nothing but placeholders would fit everything.
      .filter(({ words }) => words > 2)
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

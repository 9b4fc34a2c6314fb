import { saidRefusal } from '../refusals/said.ts';
import type { RefusalKey } from '../refusals.ts';
import type { EnglishText, TextApart } from './english.ts';
import { fill } from './translate.ts';

/** A language: what it says for each English text but those of single pages, and for each refusal. */
export interface Catalogue {
  /** For dates, numbers and plurals. */
  readonly tag: string;
  readonly texts: Readonly<Record<Exclude<EnglishText, TextApart>, string>>;
  readonly refusals: Readonly<Record<RefusalKey, string>>;
}

type Params = Readonly<Record<string, string | number>>;

/** The text in that language, with its placeholders; undefined when it is none of the site's own. */
export function textIn(catalogue: Catalogue, english: string): string | undefined {
  const text = (catalogue.texts as Readonly<Record<string, string>>)[english];
  if (text !== undefined) return text;
  const said = saidRefusal(english);
  return said && refusalIn(catalogue, said.key, said.params);
}

/** A refusal in that language. A parameter that is a text of the site is said in the language, too. */
export function refusalIn(catalogue: Catalogue, key: string, params: Params): string | undefined {
  const text = (catalogue.refusals as Readonly<Record<string, string>>)[key];
  if (text === undefined) return undefined;
  const said = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' ? (textIn(catalogue, value) ?? value) : value,
  ]);
  return fill(text, Object.fromEntries(said), catalogue.tag);
}

import type { Catalogue } from '../../schema/language/catalogue.ts';
import { ALL_SPANISH } from '../../schema/language/all-spanish.ts';
import { SPANISH_REFUSALS } from '../../schema/language/spanish.ts';
import { PLACEHOLDER } from '../../schema/language/translate.ts';
import { REFUSALS } from '../../schema/refusals.ts';

/** English with an accent on every vowel, and a third longer, as German or Spanish are. */

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' },
};
const LONGER = 0.35;
/** Short words that fill a line as words do, so that it may break. */
const FILLING = 'ôñ ñô ';

const accented = (text: string) => text.replace(/[aeiouy]/gi, (letter) => ACCENTED[letter]!);

/** Each plural form by itself; names of placeholders and forms stay as they are. */
const inForms = (forms: string) =>
  forms.replace(/(^|\|)(\w+:)([^|]*)/g, (_, bar: string, name: string, form: string) =>
    [bar, name, accented(form)].join(''),
  );

/** A text in the pseudo-language. */
export function pseudo(text: string): string {
  let end = 0;
  let said = '';
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [all, name, forms] = match;
    said += accented(text.slice(end, match.index));
    said += forms === undefined ? all : `{${name!}|${inForms(forms)}}`;
    end = match.index + all.length;
  }
  said += accented(text.slice(end));
  const letters = text.replace(PLACEHOLDER, '').length;
  const more = Math.round(letters * LONGER);
  return more > 1
    ? `${said} ${FILLING.repeat(1 + more / FILLING.length).slice(0, more)}`.trim()
    : said;
}

/** Every text and every refusal of the site. */
export const pseudoCatalogue = (tag: string): Catalogue => ({
  tag,
  texts: Object.fromEntries(
    Object.keys(ALL_SPANISH).map((text) => [text, pseudo(text)]),
  ) as Catalogue['texts'],
  refusals: Object.fromEntries(
    Object.keys(SPANISH_REFUSALS).map((key) => [
      key,
      pseudo(REFUSALS[key as keyof typeof REFUSALS].text),
    ]),
  ) as Catalogue['refusals'],
});

const VOWEL = /[aeiouy]/i;
const texts = new Set(
  Object.keys(ALL_SPANISH).filter((text) => VOWEL.test(text) && !/\{/.test(text)),
);

/** A text of the site that a page says in plain English. */
export const isUnsaid = (text: string): boolean => texts.has(text);

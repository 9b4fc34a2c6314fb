import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';
import { type Catalogue, textIn } from '../../schema/language/catalogue.ts';
import type { Reader, Text } from '../../schema/language/english.ts';
import { type Language, LANGUAGES, loadCatalogue } from '../../schema/language/languages.ts';
import { fill, type Values } from '../../schema/language/translate.ts';

/** Texts that are read outside the client: mail, push messages, and the few pages rendered without it. */

const catalogues = new Map<Language, Catalogue | undefined>();

/** The server waits for this before it accepts requests. */
export async function loadCatalogues(): Promise<void> {
  for (const language of LANGUAGES) catalogues.set(language, await loadCatalogue(language));
}

/** Says texts of the site in a language, as `t` does in the client. */
export const inLanguage = (language: Language) => {
  if (!catalogues.has(language)) throw new Error('The catalogues of the languages are not loaded.');
  const catalogue = catalogues.get(language);
  return <const Key extends Text>(text: Key, ...[values]: Values<Key>): string =>
    fill((catalogue && textIn(catalogue, text)) ?? text, values, catalogue?.tag);
};

/** A reader of that language, for rules that make a sentence. */
export const readerOf = (language: Language): Reader => ({
  say: inLanguage(language),
  tag: catalogues.get(language)?.tag ?? 'en-US',
});

/** Which of the site's languages a browser would rather read. */
export const languageOf = (request: IncomingMessage): Language => {
  const preferred = accepts(request).languages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? 'en';
};

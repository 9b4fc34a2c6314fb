import type { Request } from 'express';
import { spanish, type Text } from '../../schema/language/spanish.ts';
import { fill, type Language, LANGUAGES, type Values } from '../../schema/language/translate.ts';

/** Texts that are read outside the client: mail, push messages, and the few pages rendered without it. */

/** Says texts of the site in a language, as `t` does in the client. */
export const inLanguage =
  (language: Language) =>
  <const Key extends Text>(text: Key, ...[values]: Values<Key>): string =>
    fill((language === 'es' ? spanish.text(text) : undefined) ?? text, values);

/** Translates a sentence whose values are already filled in; returns it unchanged where there is no translation. */
export const sentenceIn = (language: Language, sentence: string): string =>
  language === 'es' ? spanish.sentence(sentence) : sentence;

/** Which of the site's languages a browser would rather read. */
export const languageOf = (request: Pick<Request, 'acceptsLanguages'>): Language =>
  LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';

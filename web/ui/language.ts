import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { type Catalogue, refusalIn, textIn } from '../../schema/language/catalogue.ts';
import type { Text } from '../../schema/language/english.ts';
import { type Language, LANGUAGES, loadCatalogue } from '../../schema/language/languages.ts';
import { fill, pluralForm, type Values } from '../../schema/language/translate.ts';
import type { Params, RefusalTable } from '../../schema/refusals/codes.ts';

/**
 * The language of the page. English texts are in the code and are the keys of the other languages; a catalogue is
 * loaded for its readers only. Texts are translated when they are rendered, never when a module is loaded, because the
 * page is re-rendered when its language changes.
 */
let catalogue: Catalogue | undefined;
let spoken: Language = 'en';
const listeners = new Set<() => void>();

/** A text of the site, in the language of the page. */
export const t = <const Key extends Text>(text: Key, ...[values]: Values<Key>): string =>
  fill(translated(text), values, locale());

const PARTS = /\{(\w+)(?:\|([^{}]*))?\}/;

/** A text with parts of the page in it: `rich('Read the {rules}', { rules: <a href="…">…</a> })`. */
export function rich<const Key extends Text>(
  text: Key,
  ...[nodes]: Values<Key, ReactNode>
): ReactNode {
  const parts = translated(text).split(PARTS);
  const all = parts.map((part, place) => {
    if (place % 3 === 0) return part;
    const value = (nodes as Readonly<Record<string, ReactNode>>)[parts[place - (place % 3) + 1]!];
    const forms = parts[place - (place % 3) + 2];
    if (place % 3 === 2) return null;
    return forms === undefined ? value : pluralForm(forms, value as number, locale());
  });
  // One by one, as their places are known: in a list each would need a key.
  return createElement(Fragment, null, ...all);
}

/** A text that is known only while the site runs, such as one of the server; itself where there is no translation. */
export const translated = (english: string): string =>
  (catalogue && textIn(catalogue, english)) ?? english;

/** A refusal by the server in the language of the page; undefined in English, where its message is used. */
export const refusalText = (
  key: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined => catalogue && refusalIn(catalogue, key, params);

/** A refusal made by the page itself, before or without the server. */
export const refusal = <Table extends RefusalTable, const Key extends keyof Table & string>(
  table: Table,
  key: Key,
  params: Params<Table, Key>,
): string => refusalText(key, params) ?? fill(table[key]!.text, params);

/** For dates and numbers. */
export const locale = (): string => catalogue?.tag ?? 'en-US';

/** The language of the page, for rules that make a sentence. */
export const reader = () => ({ say: t, tag: locale() });

export const currentLanguage = (): Language => spoken;

/** The language that the first document has chosen, before its catalogue is loaded. */
export const awaitedLanguage = (): Language =>
  LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';

let wanted: Language = 'en';

/** Switches the page to that language; resolves when it has. Without the catalogue it stays as it is, and says so. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (language === spoken) return;
  const next = await load(language);
  // The visitor chose another language while the catalogue was loading.
  if (wanted !== language) return;
  catalogue = next;
  spoken = language;
  document.documentElement.lang = language;
  // Re-rendered parts get their true height at once, so that the scroll position stays (theme.css).
  if (listeners.size > 0) document.documentElement.dataset.whole = '';
  for (const listener of listeners) listener();
}

async function load(language: Language) {
  try {
    return await loadCatalogue(language);
  } catch (failure) {
    // index.html has named the language that was to come.
    document.documentElement.lang = spoken;
    throw failure;
  }
}

/** The language of the page, live. */
export const useLanguage = (): Language =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentLanguage,
    () => 'en',
  );

/** Created on first use, once per language. */
export function inEachLanguage<Made>(make: (tag: string) => Made): () => Made {
  const made: Record<string, Made> = {};
  return () => (made[locale()] ??= make(locale()));
}

/** Formats dates in the language of the page. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const inLanguage = inEachLanguage((tag) => new Intl.DateTimeFormat(tag, options));
  return { format: (date: Date | number) => inLanguage().format(date) };
}

/** Formats numbers in the language of the page. */
export function numberFormat(options?: Intl.NumberFormatOptions) {
  const inLanguage = inEachLanguage((tag) => new Intl.NumberFormat(tag, options));
  return { format: (value: number) => inLanguage().format(value) };
}

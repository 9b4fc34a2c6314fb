import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import type { Text } from '../../schema/language/spanish.ts';
import { fill, type Language, type Values } from '../../schema/language/translate.ts';
import type { Translator } from '../../schema/language/translator.ts';

/**
 * The language of the page. English texts stand in the code and are the keys of the other languages; a catalogue is
 * loaded for its readers only. Texts are translated when they are drawn, never when a module is read: the page is drawn
 * anew when its language changes.
 */
let translator: Translator | undefined;
const listeners = new Set<() => void>();

/** A text of the site, in the language of the page. */
export const t = <const Key extends Text>(text: Key, ...[values]: Values<Key>): string =>
  fill(translator?.text(text) ?? text, values);

/** A text with parts of the page in it: `rich('Read the {rules}', { rules: <a href="…">…</a> })`. */
export function rich<const Key extends Text>(
  text: Key,
  ...[nodes]: Values<Key, ReactNode>
): ReactNode {
  const parts = (translator?.text(text) ?? text).split(/\{(\w+)\}/);
  const all = parts.map((part, place) =>
    place % 2 === 0 ? part : (nodes as Readonly<Record<string, ReactNode>>)[part],
  );
  // One by one, as their places are known: in a list each would need a key.
  return createElement(Fragment, null, ...all);
}

/** What is known only while the site runs, such as a message of the server; itself where there is no translation. */
export const translated = (sentence: string): string => translator?.sentence(sentence) ?? sentence;

/** For dates and numbers. */
export const locale = (): string => (translator ? 'es-US' : 'en-US');

export const currentLanguage = (): Language => (translator ? 'es' : 'en');

let wanted: Language = 'en';

/** Reads the page in that language from now on; resolves when it does. Without the catalogue it stays as it is, and says so. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (language === currentLanguage()) return;
  const next = language === 'es' ? await loadSpanish() : undefined;
  // The visitor chose another language while the catalogue was loading.
  if (wanted !== language) return;
  translator = next;
  document.documentElement.lang = language;
  // What is drawn anew has its true height at once, so that the place that is read stays (theme.css).
  if (listeners.size > 0) document.documentElement.dataset.whole = '';
  for (const listener of listeners) listener();
}

async function loadSpanish() {
  try {
    return (await import('../../schema/language/spanish.ts')).spanish;
  } catch (failure) {
    // index.html has named the language that was to come.
    document.documentElement.lang = currentLanguage();
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

/** Made when first asked for, once a language. */
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

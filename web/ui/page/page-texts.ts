import { use } from 'react';
import type { Language } from '../../../schema/language/languages.ts';
import { addTexts, hasTexts, type PageApart } from '../../../schema/language/texts-apart.ts';
import { useLanguage } from '../language.ts';

/** Nothing to wait for: React takes its value at once. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

const loaded = new Map<string, Promise<void>>();

/** The same promise for each attempt to draw the page, as React asks. */
function load(page: PageApart, language: Language): Promise<void> {
  const known = loaded.get(`${page} ${language}`);
  if (known) return known;
  if (hasTexts(page, language)) return THERE;
  const loading = addTexts(page, language);
  loaded.set(`${page} ${language}`, loading);
  // The next attempt asks again.
  loading.catch(() => loaded.delete(`${page} ${language}`));
  return loading;
}

/** Suspends the page until its own texts are there in the reader's language. */
export function usePageTexts(page: PageApart): void {
  const language = useLanguage();
  if (language !== 'en') use(load(page, language));
}

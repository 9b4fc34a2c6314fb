import { use } from 'react';
import type { Language } from '../../../schema/language/languages.ts';
import { addTexts, hasTexts, type PageApart } from '../../../schema/language/texts-apart.ts';
import { useLanguage } from '../language.ts';

const loaded = new Map<string, Promise<void>>();

function load(page: PageApart, language: Language): Promise<void> {
  const known = loaded.get(`${page} ${language}`);
  if (known) return known;
  const loading = addTexts(page, language);
  loaded.set(`${page} ${language}`, loading);
  // The next attempt asks again.
  loading.catch(() => loaded.delete(`${page} ${language}`));
  return loading;
}

/** Suspends the page until its own texts are there in the reader's language. */
export function usePageTexts(page: PageApart): void {
  const language = useLanguage();
  if (!hasTexts(page, language)) use(load(page, language));
}

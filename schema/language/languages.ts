import type { Catalogue } from './catalogue.ts';

/** A language that the site speaks; English needs no catalogue, as its texts are where they are said. */
interface SpokenLanguage {
  /** In its own words, so that everybody finds theirs. */
  readonly name: string;
  readonly load?: () => Promise<{ readonly catalogue: Catalogue }>;
}

/** The languages of the site, by what the HTML attribute `lang` calls them. One more is a folder and a line here. */
const SPOKEN = {
  en: { name: 'English' },
  es: { name: 'Español', load: () => import('./spanish.ts') },
} as const satisfies Readonly<Record<string, SpokenLanguage>>;

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as readonly Language[];

export const languageName = (language: Language): string => SPOKEN[language].name;

/** What the site says in that language; undefined for English. */
export async function loadCatalogue(language: Language): Promise<Catalogue | undefined> {
  const { load }: SpokenLanguage = SPOKEN[language];
  return (await load?.())?.catalogue;
}

import { fill } from '../language/translate.ts';
import { ownProfiles } from '../site/profiles.ts';
import type { SiteSettings } from '../site/settings.ts';
import { SITE_DESCRIPTION } from '../site/site.ts';
import { TITLE_SEPARATOR } from '../site/title.ts';

/**
 * The head of each page, for tabs, search engines and link previews. The server writes it into the HTML, and the pages
 * update it on navigation.
 */
export interface PageHead {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address, e.g. `/articles/7`. */
  readonly path: string;
  readonly keywords?: string;
  /** Address of the preview picture. */
  readonly image?: string | null;
  readonly type?: 'website' | 'article' | 'video.other';
  readonly noindex?: boolean;
  /** Structured data of schema.org; paths in it are relative to the site. */
  readonly data?: readonly StructuredData[];
}

/** The head of a page without what follows from its entry in the table of pages. */
export type HeadWords = Omit<PageHead, 'path' | 'noindex'>;

export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Where the site's name is filled in, in the words of an entry and in structured data. */
export const SITE_PLACE = '{site}';
/** Where structured data lists the show's own pages elsewhere. */
const PROFILES_PLACE = '{profiles}';

export const ORGANIZATION: StructuredData = {
  '@type': 'SportsOrganization',
  name: SITE_PLACE,
  url: '/',
  sameAs: PROFILES_PLACE,
  sport: 'American football',
  description: SITE_DESCRIPTION,
  foundingDate: '2016',
};

/** The way from the start to a page, as names and paths. */
export const trail = (
  ...steps: readonly (readonly [name: string, path: string])[]
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/home'] as const, ...steps].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});

export const fullTitle = (
  { title }: Pick<PageHead, 'title'>,
  { name }: Pick<SiteSettings, 'name'>,
): string => (title === name ? title : `${title}${TITLE_SEPARATOR}${name}`);

/** Title and description with the site's name in them. Those of an article or a show are its author's own words. */
export function headWords(
  { type, title, description }: Pick<PageHead, 'type' | 'title' | 'description'>,
  { name }: Pick<SiteSettings, 'name'>,
  say: (text: string) => string = String,
): Pick<PageHead, 'title' | 'description'> {
  if (type !== undefined && type !== 'website') return { title, description };
  const site = { site: name };
  return { title: fill(say(title), site), description: fill(say(description), site) };
}

const PATHS = new Set(['url', 'item', 'mainEntityOfPage', 'image', 'thumbnailUrl', 'contentUrl']);

/** Structured data as JSON, with full addresses in place of paths. */
export function structuredJson(data: StructuredData, origin: string, site: SiteSettings): string {
  const profiles = ownProfiles(site);
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  return JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) => {
    if (value === SITE_PLACE) return site.name;
    if (value === PROFILES_PLACE) return profiles.length > 0 ? profiles : undefined;
    if (!PATHS.has(key)) return value;
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  });
}

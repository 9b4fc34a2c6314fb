import { SITE_DESCRIPTION, SITE_NAME } from '../site/site.ts';

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
  readonly type?: 'website' | 'article';
  readonly noindex?: boolean;
  /** Structured data of schema.org; paths in it are relative to the site. */
  readonly data?: readonly StructuredData[];
}

/** The head of a page without what follows from its entry in the table of pages. */
export type HeadWords = Omit<PageHead, 'path' | 'noindex'>;

export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

export const ORGANIZATION: StructuredData = {
  '@type': 'SportsOrganization',
  name: SITE_NAME,
  url: '/',
  sport: 'American football',
  description: SITE_DESCRIPTION,
  foundingDate: '2016',
};

/** Between the title of a page and the site's name. */
export const TITLE_SEPARATOR = ' · ';

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

export const fullTitle = ({ title }: Pick<PageHead, 'title'>): string =>
  title === SITE_NAME ? title : `${title}${TITLE_SEPARATOR}${SITE_NAME}`;

const PATHS = new Set(['url', 'item', 'mainEntityOfPage', 'image', 'thumbnailUrl', 'contentUrl']);

/** Structured data as JSON, with full addresses in place of paths. */
export function structuredJson(data: StructuredData, origin: string): string {
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  return JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) => {
    if (!PATHS.has(key)) return value;
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  });
}

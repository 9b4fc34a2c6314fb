import { articlePage } from './entries/article.ts';
import { pathTo } from './page.ts';
import { type PageName, PAGES } from './pages.ts';
import { REDIRECTS } from './redirects.ts';

/** What is at a path. */
interface Place {
  readonly name: PageName;
  readonly params: Readonly<Record<string, number>>;
  /** The address only leads on to the page. */
  readonly isRedirect: boolean;
}

/** What a parameter may be: an id. */
const ID = '[1-9]\\d{0,9}';

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, `(?<$1>${ID})`)}${path === '/' ? '' : '/?'}$`);

const PLACES: readonly (readonly [pattern: RegExp, name: PageName, isRedirect: boolean])[] = [
  ...(Object.keys(PAGES) as PageName[]).map(
    (name) => [patternOf(PAGES[name].path), name, false] as const,
  ),
  ...Object.values(REDIRECTS).map(({ path, page }) => [patternOf(path), page, true] as const),
];

/** The page at a path; undefined for paths that show '404 Page Not Found'. */
export function placeAt(path: string): Place | undefined {
  for (const [pattern, name, isRedirect] of PLACES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(
      ([key, id]) => [key, Number(id)] as const,
    );
    return { name, params: Object.fromEntries(params), isRedirect };
  }
  return undefined;
}

const pathsBy = (search: string): string[] =>
  Object.values(PAGES).flatMap((page) =>
    page.search === search && !page.path.includes(':') ? [page.path] : [],
  );

/** Paths of the pages in the sitemap; those of articles come from the database. */
export const SITEMAP_PATHS: readonly string[] = pathsBy('sitemap');

/** Paths that robots.txt disallows. */
export const DISALLOWED_PATHS: readonly string[] = pathsBy('disallow');

export const articlePath = (id: number): string => pathTo(articlePage, { id });

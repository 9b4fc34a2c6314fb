import { type PageName, PAGES } from './pages.ts';

/**
 * The path of each page, with its parameters as `:id`. The build writes this module into the client as its value
 * (.config/vite/evaluated.ts): the router needs all paths, and each page only its own entry.
 */
export const PATHS = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, path]),
) as Readonly<Record<PageName, string>>;

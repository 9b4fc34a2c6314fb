/** Between the title of a page and the site's name. */
export const TITLE_SEPARATOR = ' · ';

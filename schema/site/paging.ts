/** Lists come in pages. No query returns more entries than this at once. */
export const LARGEST_PAGE = 100;

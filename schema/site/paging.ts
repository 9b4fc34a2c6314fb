/** Lists come in pages. No query returns more entries than this at once. */
export const LARGEST_PAGE = 100;

/** How many things a query may name by their ids. */
export const MOST_IDS = 16;

/** Lists come in pages. More entries than this are given to nobody at once, wherever they are asked for. */
export const LARGEST_PAGE = 100;

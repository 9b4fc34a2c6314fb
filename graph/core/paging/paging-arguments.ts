import { LARGEST_PAGE, MOST_IDS } from '../../../schema/site/paging.ts';

/** What the schema says of lists that are read page by page. */

export const PAGED = `At most ${LARGEST_PAGE} at a time; more is refused.`;

/** The arguments of a page. */
export const firstOf = (usual: number) => ({
  defaultValue: usual,
  description: `How many, 1 to ${LARGEST_PAGE}.`,
});
/** For lists that are read both ways: `first` and `last`, of which only one is there. */
export const FIRST_OR_LAST = { nullable: true, description: `How many, 1 to ${LARGEST_PAGE}.` };
export const usually = (usual: number) =>
  `How many, 1 to ${LARGEST_PAGE}; ${usual} without \`first\` and \`last\`.`;
export const BEFORE = {
  nullable: true,
  description: 'Cursor of the first one you have: the page just before it, even if it was deleted.',
};
export const AFTER = {
  nullable: true,
  description: 'Cursor of the last one you have, even if it was deleted.',
};
export const CURSOR_FIELD =
  'Its place in lists, for the argument `after`. Opaque: the format may change at any time.';

/** For queries of several things by their ids. */
export const BY_IDS = `In the order of the ids; null where there is none that the viewer may see. At most ${MOST_IDS} at once.`;

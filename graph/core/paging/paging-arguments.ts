import { LARGEST_PAGE, MOST_IDS } from '../../../schema/site/paging.ts';

/** What the schema says of lists that are read page by page. */

export const PAGED = `At most ${LARGEST_PAGE} at a time; more is refused.`;

/** For lists that are sorted by more than the id. */
export const AFTER = {
  nullable: true,
  description:
    'ID of the last one you have. If it was deleted, the list continues by id; `cursor` is exact.',
};
/** For lists that are sorted by id. */
export const AFTER_ID = {
  nullable: true,
  description: 'ID of the last one you have, even if it was deleted.',
};
export const CURSOR = {
  nullable: true,
  description:
    '`cursor` of the last one you have, instead of `after`. It still works if that one was deleted.',
};
export const CURSOR_FIELD =
  'Its place in lists, for the argument `cursor`. Opaque: the format may change at any time.';

/** For queries of several things by their ids. */
export const BY_IDS = `In the order of the ids; null where there is none that the viewer may see. At most ${MOST_IDS} at once.`;

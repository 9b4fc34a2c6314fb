import { LARGEST_PAGE } from '../../../schema/site/paging.ts';

/** What the schema says of lists that are read page by page. */

export const PAGED = `At most ${LARGEST_PAGE} at once; more is refused.`;

/** For lists that are sorted by more than the id. */
export const AFTER = {
  nullable: true,
  description:
    'Id of the last one seen. Once that one is deleted the list goes on by id; `cursor` says the place exactly.',
};
/** For lists that are sorted by id. */
export const AFTER_ID = {
  nullable: true,
  description: 'Id of the last one seen, whether it is still there or not.',
};
export const CURSOR = {
  nullable: true,
  description:
    '`cursor` of the last one seen, in place of `after`. It holds its place when that one is deleted.',
};
export const CURSOR_FIELD =
  'Its place in lists, for the argument `cursor`. Opaque: the text may change its form at any time.';

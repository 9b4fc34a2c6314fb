import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { refuse } from '../errors.ts';

/** The size of a page. Refused out of bounds: a page that is cut looks like the end of the list. */
export function pageSize(asked: number, name: 'first' | 'last' = 'first'): number {
  if (!Number.isInteger(asked) || asked < 1 || asked > LARGEST_PAGE)
    throw refuse('page.notFromTo', { name, min: 1, max: LARGEST_PAGE, asked }, { field: name });
  return asked;
}

import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { refuse } from '../errors.ts';

/** The size of a page. Refused out of bounds: a page that is cut looks like the end of the list. */
export function pageSize(asked: number, name: 'first' | 'last' | 'limit' = 'first'): number {
  if (!Number.isInteger(asked) || asked < 1 || asked > LARGEST_PAGE)
    throw refuse('page.notFromTo', { name, min: 1, max: LARGEST_PAGE, asked }, { field: name });
  return asked;
}

const tooLow = (name: string, min: number, asked: number) =>
  refuse('page.notFrom', { name, min, asked }, { field: name });

/** How many entries are left out before a page. */
export function pageOffset(asked: number): number {
  if (!Number.isInteger(asked) || asked < 0) throw tooLow('offset', 0, asked);
  return asked;
}

/** The number of a page, beginning with 1. */
export function pageNumber(asked: number): number {
  if (!Number.isInteger(asked) || asked < 1) throw tooLow('page', 1, asked);
  return asked;
}

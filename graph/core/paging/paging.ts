import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { DomainError } from '../errors.ts';

function refuse(name: string, rule: string, asked: number): never {
  const message = `${name} must be a whole number ${rule}; it was ${asked}.`;
  throw new DomainError('BAD_USER_INPUT', message, { fields: { [name]: message } });
}

/** The size of a page. Refused out of bounds: a page that is cut looks like the end of the list. */
export function pageSize(asked: number, name: 'first' | 'last' | 'limit' = 'first'): number {
  if (!Number.isInteger(asked) || asked < 1 || asked > LARGEST_PAGE)
    refuse(name, `from 1 to ${LARGEST_PAGE}`, asked);
  return asked;
}

/** How many entries are left out before a page. */
export function pageOffset(asked: number): number {
  if (!Number.isInteger(asked) || asked < 0) refuse('offset', 'from 0 on', asked);
  return asked;
}

/** The number of a page, beginning with 1. */
export function pageNumber(asked: number): number {
  if (!Number.isInteger(asked) || asked < 1) refuse('page', 'from 1 on', asked);
  return asked;
}

import {
  COUNTRY_FILTERS,
  type CountryFilter,
  TEAM_FILTERS,
  type TeamFilter,
  USER_SORTS,
  type UserSort,
} from '../../../schema/accounts/user-list.ts';

/**
 * What the list of users shows. It is in the URL, without the defaults. What is looked for is called
 * `find` there, because `q` opens the search of the site.
 */
export interface UserAddress {
  readonly search: string;
  readonly team: TeamFilter;
  readonly country: CountryFilter;
  readonly sort: UserSort;
  /** Counted from 1. */
  readonly page: number;
  /** Cursors: the page follows the one, or comes just before the other. The first page has neither. */
  readonly after: string;
  readonly before: string;
}

const wordOf = (value: string) => value.toLowerCase().replaceAll('_', '-');

const one = <Value extends string>(values: readonly [Value, ...Value[]], word: string | null) =>
  values.find((value) => wordOf(value) === word) ?? values[0];

export const readAddress = (search: URLSearchParams): UserAddress => ({
  search: search.get('find') ?? '',
  team: one(TEAM_FILTERS, search.get('team')),
  country: one(COUNTRY_FILTERS, search.get('country')),
  sort: one(USER_SORTS, search.get('sort')),
  ...placeIn(search),
});

/** A number without a cursor does not say where the page is. */
function placeIn(search: URLSearchParams) {
  const page = Number(/^[1-9]\d{0,5}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  const [after, before] = [search.get('after') ?? '', search.get('before') ?? ''];
  if (page === 1 || (after === '') === (before === '')) return FIRST_PAGE;
  return { page, after, before };
}

export const FIRST_PAGE = { page: 1, after: '', before: '' };

export function paramsOf({ search, team, country, sort, page, after, before }: UserAddress) {
  const params = {
    find: search,
    team: team === TEAM_FILTERS[0] ? '' : wordOf(team),
    country: country === COUNTRY_FILTERS[0] ? '' : wordOf(country),
    sort: sort === USER_SORTS[0] ? '' : wordOf(sort),
    page: page === 1 ? '' : String(page),
    after,
    before,
  };
  const chosen = Object.entries(params).filter(([, value]) => value !== '');
  return { tab: 'users', ...Object.fromEntries(chosen) };
}

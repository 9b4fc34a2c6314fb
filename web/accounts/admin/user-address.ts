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
}

const wordOf = (value: string) => value.toLowerCase().replaceAll('_', '-');

const one = <Value extends string>(values: readonly [Value, ...Value[]], word: string | null) =>
  values.find((value) => wordOf(value) === word) ?? values[0];

export const readAddress = (search: URLSearchParams): UserAddress => ({
  search: search.get('find') ?? '',
  team: one(TEAM_FILTERS, search.get('team')),
  country: one(COUNTRY_FILTERS, search.get('country')),
  sort: one(USER_SORTS, search.get('sort')),
  page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
});

export function paramsOf({ search, team, country, sort, page }: UserAddress) {
  const params = {
    find: search,
    team: team === TEAM_FILTERS[0] ? '' : wordOf(team),
    country: country === COUNTRY_FILTERS[0] ? '' : wordOf(country),
    sort: sort === USER_SORTS[0] ? '' : wordOf(sort),
    page: page === 1 ? '' : String(page),
  };
  const chosen = Object.entries(params).filter(([, value]) => value !== '');
  return { tab: 'users', ...Object.fromEntries(chosen) };
}

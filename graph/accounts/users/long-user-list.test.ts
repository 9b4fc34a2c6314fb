import { cursorOfSkip } from '../../core/paging/cursors.ts';
import { graphql } from '../../gql/gql.ts';
import type { CountryFilter, TeamFilter, UserSort } from '../../../schema/accounts/user-list.ts';
import { scansOf } from '../../testing/scans.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';

/** Many more than a screen shows; two of them joined in each minute. */
const USERS = 20_000;

const LongList = graphql(/* GraphQL */ `
  query LongUserListTestUsers($filter: UserFilterInput, $sort: UserSort!, $after: String) {
    users(filter: $filter, sort: $sort, first: 25, after: $after) {
      nodes {
        id
      }
    }
    userCount(filter: $filter)
  }
`);

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  const em = site.em();
  await em.execute(`insert into users (name, email, password, favorite_team, country, created_at)
    select (array['ann', 'Bob', 'cleo', 'Dan'])[1 + n % 4] || ' ' || n, n || '@example.org', 'x',
      case when n % 3 = 0 then 'Chicago Bears' else 'Denver Broncos' end,
      case when n % 5 = 0 then 'Germany' else 'United States' end,
      timestamptz '2025-10-01T12:00:00Z' + n / 2 * interval '1 minute'
    from generate_series(1, ${USERS - 1}) n`);
  await em.execute('vacuum analyze');
});
afterAll(() => site.stop());

interface Asked {
  readonly sort?: UserSort;
  readonly offset?: number;
  readonly filter?: { search?: string; team?: TeamFilter; country?: CountryFilter };
}
async function list({ sort = 'NEWEST', offset = 0, filter = {} }: Asked) {
  const { data, errors } = await site.as(admin).run(LongList, {
    sort,
    after: cursorOfSkip('users', offset),
    filter,
  });
  expect(errors).toBeUndefined();
  return { ids: data!.users.nodes.map(({ id }) => id), count: data!.userCount };
}

describe.each<[UserSort, string]>([
  ['NEWEST', 'created_at desc, id desc'],
  ['OLDEST', 'created_at, id'],
  ['NAME', 'lower(name), id'],
])('ordered by %s', (sort, order) => {
  let sorted: number[];
  beforeAll(async () => {
    const rows = await site
      .em()
      .execute<{ id: number }[]>(`select id from users order by ${order}`);
    sorted = rows.map(({ id }) => id);
  });

  test.each([
    ...[0, 975, 1_025, USERS / 2 - 25, USERS / 2, USERS / 2 + 10],
    ...[USERS - 50, USERS - 25, USERS - 10, USERS - 1, USERS, USERS + 500],
  ])('the page after %i users is what the whole order has there', async (offset) => {
    expect((await list({ sort, offset })).ids).toEqual(sorted.slice(offset, offset + 25));
  });
});

const FILTERS: [NonNullable<Asked['filter']>, string][] = [
  [{}, 'true'],
  [{ team: 'ALL', country: 'ALL', search: ' ' }, 'true'],
  [{ team: 'BRONCOS' }, "favorite_team = 'Denver Broncos'"],
  [{ team: 'OTHERS' }, "favorite_team <> 'Denver Broncos'"],
  [{ country: 'OUTSIDE_USA' }, "country <> 'United States'"],
  [
    { team: 'OTHERS', country: 'OUTSIDE_USA' },
    "favorite_team <> 'Denver Broncos' and country <> 'United States'",
  ],
  [{ team: 'BRONCOS', search: 'CLEO' }, "favorite_team = 'Denver Broncos' and name like 'cleo%'"],
];

test('the count equals the number of users, also after some have moved, changed teams, or been deleted', async () => {
  const em = site.em();
  const agree = async () => {
    for (const [filter, condition] of FILTERS) {
      const [row] = await em.execute<[{ count: number }]>(
        `select count(*)::int as count from users where ${condition}`,
      );
      expect({ filter, count: (await list({ filter })).count }).toEqual({ filter, ...row });
    }
  };
  await agree();
  await em.execute(`update users set country = 'Canada' where id % 100 = 7`);
  await em.execute(`update users set favorite_team = 'New York Jets' where id % 100 = 8`);
  await em.execute(`delete from users where id % 100 = 9 and not is_admin`);
  await agree();
  await em.execute('vacuum analyze');
});

test.each<[string, Asked, number]>([
  ['the first page', {}, 26],
  ['the oldest', { sort: 'OLDEST' }, 26],
  ['names', { sort: 'NAME' }, 26],
  ['one side', { filter: { team: 'OTHERS' } }, 200],
  ['those abroad', { filter: { country: 'OUTSIDE_USA' } }, 300],
  ['a search', { filter: { search: '12345' } }, 26],
  ['an e-mail', { filter: { search: '12345@example.org' } }, 26],
  ['a page far down', { offset: 2_000 }, 2_026],
  ['a page near the end', { offset: USERS - 500 }, 501],
  ['a page near the end of the names', { sort: 'NAME', offset: USERS - 500 }, 501],
])('%s costs about as many rows as it shows, or passes over', async (_what, asked, most) => {
  const scans = await scansOf(site, () => list(asked));
  const found = scans.filter(({ table }) => table === 'users');
  expect(found.map(({ by }) => by)).not.toContain('Seq Scan');
  for (const { rows } of found) expect(rows).toBeLessThanOrEqual(most);
});

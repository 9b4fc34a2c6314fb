import { cursorOfSkip } from '../../core/paging/cursors.ts';
import { graphql } from '../../gql/gql.ts';
import type { CountryFilter, TeamFilter, UserSort } from '../../../schema/accounts/user-list.ts';
import { scansOf } from '../../testing/scans.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';

/** Many more than a screen shows; two of them joined in each minute. */
const USERS = 20_000;

const LongList = graphql(/* GraphQL */ `
  query LongUserListTestUsers(
    $filter: UserFilterInput
    $sort: UserSort!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    users(
      filter: $filter
      sort: $sort
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      nodes {
        id
      }
      pageInfo {
        startCursor
        endCursor
        hasPreviousPage
        hasNextPage
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
  readonly after?: string | null;
  readonly before?: string | null;
  readonly filter?: { search?: string; team?: TeamFilter; country?: CountryFilter };
}
async function list({ sort = 'NEWEST', offset = 0, filter = {}, after, before }: Asked) {
  const { data, errors } = await site.as(admin).run(LongList, {
    sort,
    filter,
    ...(before ? { last: 25, before } : { after: after ?? cursorOfSkip('users', offset) }),
  });
  expect(errors).toBeUndefined();
  const { nodes, pageInfo } = data!.users;
  return { ids: nodes.map(({ id }) => id), count: data!.userCount, pageInfo };
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

  test('page after page by cursors, and back', async () => {
    const pages = [await list({ sort })];
    for (let count = 1; count < 4; count += 1)
      pages.push(await list({ sort, after: pages.at(-1)!.pageInfo.endCursor }));
    expect(pages.flatMap(({ ids }) => ids)).toEqual(sorted.slice(0, 100));
    const back = await list({ sort, before: pages[2]!.pageInfo.startCursor });
    expect(back.ids).toEqual(pages[1]!.ids);
    expect(back.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    const start = await list({ sort, before: pages[1]!.pageInfo.startCursor });
    expect(start.ids).toEqual(pages[0]!.ids);
    expect(start.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  });

  test('a page by cursor costs as many rows as it shows', async () => {
    const { pageInfo } = await list({ sort, offset: USERS / 2 });
    for (const page of [{ after: pageInfo.endCursor }, { before: pageInfo.startCursor }]) {
      const scans = await scansOf(site, () => list({ sort, ...page }));
      const found = scans.filter(({ table }) => table === 'users');
      expect(found.map(({ by }) => by)).not.toContain('Seq Scan');
      for (const { rows } of found) expect(rows).toBeLessThanOrEqual(26);
    }
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

test.each([
  ['of another order', ['users', 'NAME', 'Cleo', 1]],
  ['with a time that is none', ['users', 'NEWEST', 'yesterday', 1]],
  ['with a byte that no text has', ['users', 'NAME', 'a\0b', 1]],
  ['that skips less than nothing', ['users', 'skip', -5]],
  ['that skips half a user', ['users', 'skip', 1.5]],
  ['of another list', ['photos', 'NEWEST', '2025-11-16T19:00:00Z', 1]],
])('a cursor %s is refused', async (_what, place) => {
  const after = Buffer.from(JSON.stringify(place)).toString('base64url');
  const sort = place[1] === 'NAME' && place[2] !== 'Cleo' ? 'NAME' : 'NEWEST';
  const { errors } = await site.as(admin).run(LongList, { sort, after });
  expect(errors).toMatchObject([{ extensions: { key: 'cursor.unknown' } }]);
});

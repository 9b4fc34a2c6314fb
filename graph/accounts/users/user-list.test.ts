import { cursorOfSkip } from '../../core/paging/cursors.ts';
import { graphql } from '../../gql/gql.ts';
import { browser } from '../../testing/browser.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { User } from './user.entity.ts';

const Users = graphql(/* GraphQL */ `
  query UserListTestUsers(
    $filter: UserFilterInput
    $sort: UserSort!
    $first: Int!
    $after: String
  ) {
    users(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes {
        name
        email
      }
    }
    userCount(filter: $filter)
  }
`);

/** Name, team, country, day of joining. */
const MEMBERS = [
  ['Zoe Zimmer', 'Denver Broncos', 'United States', 1],
  ['anna Adler', 'Denver Broncos', 'Germany', 2],
  ['Bo_Nix Fan', 'Las Vegas Raiders', 'United States', 3],
  ['Carl 100% Orange', 'New York Jets', 'Canada', 4],
] as const;

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  admin = await site.admin();
  const em = site.em();
  for (const [name, favoriteTeam, country, day] of MEMBERS)
    em.create(User, {
      name,
      favoriteTeam,
      country,
      email: `${name.split(' ')[0]!.toLowerCase()}@huddle.example`,
      password: 'x',
      createdAt: new Date(`2025-10-0${day}T12:00:00Z`),
    });
  await em.flush();
});
afterAll(() => site.stop());

type Asked = Parameters<typeof list>[0];
async function list({
  filter = {},
  sort = 'NEWEST',
  first = 25,
  offset = 0,
}: {
  filter?: { search?: string; team?: 'BRONCOS' | 'OTHERS'; country?: 'OUTSIDE_USA' };
  sort?: 'NEWEST' | 'OLDEST' | 'NAME';
  first?: number;
  offset?: number;
}) {
  const { data, errors } = await site.as(admin).run(Users, {
    filter,
    sort,
    first,
    after: cursorOfSkip('users', offset),
  });
  expect(errors).toBeUndefined();
  return { names: data!.users.nodes.map(({ name }) => name), count: data!.userCount };
}

test('the newest member comes first; names are ordered ignoring case', async () => {
  expect(await list({})).toEqual({
    names: ['Ada Admin', 'Carl 100% Orange', 'Bo_Nix Fan', 'anna Adler', 'Zoe Zimmer'],
    count: 5,
  });
  expect((await list({ sort: 'OLDEST' })).names.at(0)).toBe('Zoe Zimmer');
  expect((await list({ sort: 'NAME' })).names).toEqual([
    ...['Ada Admin', 'anna Adler', 'Bo_Nix Fan', 'Carl 100% Orange', 'Zoe Zimmer'],
  ]);
});

test('a page comes with the total count', async () => {
  expect(await list({ first: 2, offset: 1 })).toEqual({
    names: ['Carl 100% Orange', 'Bo_Nix Fan'],
    count: 5,
  });
  expect(await list({ first: 2, offset: 100 })).toEqual({ names: [], count: 5 });
});

test.each<[string, NonNullable<Asked['filter']>, string[]]>([
  ['Broncos fans', { team: 'BRONCOS' }, ['Ada Admin', 'anna Adler', 'Zoe Zimmer']],
  ['the others', { team: 'OTHERS' }, ['Carl 100% Orange', 'Bo_Nix Fan']],
  ['who live elsewhere', { country: 'OUTSIDE_USA' }, ['Carl 100% Orange', 'anna Adler']],
  ['both', { country: 'OUTSIDE_USA', team: 'BRONCOS' }, ['anna Adler']],
  [
    'a part of a name',
    { search: ' DLE ' },
    ['Carl 100% Orange', 'Bo_Nix Fan', 'anna Adler', 'Zoe Zimmer'],
  ],
  ['an e-mail', { search: 'anna@huddle.example' }, ['anna Adler']],
  ['several words', { search: 'orange carl' }, ['Carl 100% Orange']],
  ['a sign of SQL', { search: '100%' }, ['Carl 100% Orange']],
  ['another', { search: 'o_n' }, ['Bo_Nix Fan']],
  ['nobody', { search: "x' or true --" }, []],
  ['odd characters', { search: '\u0000\ud800' }, []],
])('finds %s', async (_what, filter, names) => {
  expect(await list({ filter })).toEqual({ names, count: names.length });
});

test('a page costs two statements, however long it is', async () => {
  const statements = await statementsOf(site, async () => {
    await list({ first: 100, filter: { search: 'a' } });
  });
  expect(statements.filter((one) => one.includes('from "users" where'))).toHaveLength(2);
});

test('over REST it is a list, with e-mails and without secrets', async () => {
  const answer = await site.as(admin).fetch('/api/admin/users?team=others&sort=name&first=1');
  const body = (await answer.json()) as object[];
  expect(body).toEqual([
    {
      id: expect.any(Number) as number,
      name: 'Bo_Nix Fan',
      email: 'bo_nix@huddle.example',
      favoriteTeam: 'Las Vegas Raiders',
      country: 'United States',
      isAdmin: false,
      isMvp: false,
      avatarUrl: null,
      avatarType: 'default',
      bio: null,
      createdAt: '2025-10-03T12:00:00.000Z',
    },
  ]);
  const all = await site.as(admin).fetch('/api/admin/users');
  expect(await all.text()).not.toMatch(/password|token/i);
  const odd = await site.as(admin).fetch('/api/admin/users?team=chiefs');
  expect(odd.status).toBe(400);
});

test('no one else gets it, not even under another spelling of the path', async () => {
  const member = await site.member();
  expect((await site.as(member).fetch('/api/admin/users')).status).toBe(403);
  expect((await site.as(null).fetch('/api/admin/users')).status).toBe(401);
  for (const path of [
    '//api/admin/users',
    '/api//admin/users',
    '/api/admin%2fusers',
    '/API/admin/users',
    '/api/admin/users;a=1',
    '/api/admin/users/',
  ]) {
    const answer = await site.as(member).fetch(path);
    expect({ path, body: await answer.text() }).toEqual({
      path,
      body: expect.not.stringContaining('@') as string,
    });
  }
});

test('a demoted admin is refused from the next request on', async () => {
  const demoted = await site.admin();
  const browsing = browser(site);
  browsing.cookies.set('ow_session', (await site.as(demoted).cookie()).split('=')[1]!);
  expect((await browsing.get('/api/admin/users')).status).toBe(200);
  await site.em().nativeUpdate(User, { id: demoted.id }, { isAdmin: false });
  expect((await browsing.get('/api/admin/users')).status).toBe(403);
});

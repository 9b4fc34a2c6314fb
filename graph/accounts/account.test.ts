import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser } from '../testing/browser.ts';
import { TEST_PASSWORD } from '../testing/session.ts';
import { type Site, startSite } from '../testing/site.ts';
import { Session } from './sessions/session.entity.ts';
import { User } from './users/user.entity.ts';

const COOKIE = 'ow_session';
const form = {
  name: 'Pat Bowlen',
  password: 'sunday night',
  favoriteTeam: 'Denver Broncos',
  country: 'United States',
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('signing in returns the user; e-mails are case-insensitive', async () => {
  const member = await site.member({ email: 'Case@Example.org' });
  const visitor = browser(site);
  const { status, body } = await visitor.post('/api/auth/login', {
    email: ' case@EXAMPLE.org',
    password: TEST_PASSWORD,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: member.id, name: member.name, email: 'Case@Example.org' });
});

test('unknown e-mail and wrong password read the same', async () => {
  const member = await site.member();
  const wrong = await browser(site).post('/api/auth/login', {
    email: member.email,
    password: 'wrong password',
  });
  const unknown = await browser(site).post('/api/auth/login', {
    email: 'nobody@example.org',
    password: 'wrong password',
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body.message).toBe('Invalid email or password');
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test.each([
  ['nothing', {}, 400],
  ['blanks', { email: '', password: '' }, 400],
  ['queries', { email: { $ne: null }, password: { $ne: null } }, 400],
  ['a list', { email: ['fan@example.org'], password: TEST_PASSWORD }, 400],
  ['SQL', { email: "' or 1=1 --", password: 'x' }, 401],
  ['NUL in the e-mail', { email: 'a\0@example.org', password: 'x' }, 400],
  ['50 kB of password', { email: 'fan@example.org', password: 'x'.repeat(50_000) }, 400],
  ['1 MB of password', { email: 'fan@example.org', password: 'x'.repeat(1_000_000) }, 413],
])('signing in with %s is refused', async (_what, body, status) => {
  const visitor = browser(site);
  expect((await visitor.post('/api/auth/login', body)).status).toBe(status);
  expect(visitor.cookies.size).toBe(0);
});

test('the whole password counts, NUL, length and accents included', async () => {
  const long = 'x'.repeat(100);
  for (const [index, [right, wrong]] of [
    ['abcdef\0b', 'abcdef\0c'],
    [`${long}1`, `${long}2`],
    ['caf\u00e9 au', 'cafe\u0301 au'],
  ].entries()) {
    const email = `whole${index}@example.org`;
    await browser(site).post('/api/auth/signup', { ...form, email, password: right });
    expect((await browser(site).post('/api/auth/login', { email, password: wrong })).status).toBe(
      401,
    );
    expect((await browser(site).post('/api/auth/login', { email, password: right })).status).toBe(
      200,
    );
  }
});

test('the tables store hashes only', async () => {
  const visitor = browser(site);
  await visitor.post('/api/auth/signup', { ...form, email: 'hash@example.org' });
  const token = visitor.cookies.get(COOKIE)!;
  const user = await site.em().findOneOrFail(User, { email: 'hash@example.org' });
  expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const [session] = await site.em().find(Session, { user: user.id });
  expect(JSON.stringify(session)).not.toContain(token);
  expect(session!.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
});

test('signing out ends the session for good', async () => {
  const member = await site.member();
  const visitor = browser(site);
  await visitor.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
  const replayed = visitor.cookies.get(COOKIE)!;
  expect((await visitor.post('/api/auth/logout')).status).toBe(200);
  expect(visitor.cookies.has('ow_session')).toBe(false);
  visitor.cookies.set(COOKIE, replayed);
  expect((await visitor.post('/api/auth/restore-session', { userId: member.id })).status).toBe(401);
  expect((await browser(site).post('/api/auth/logout')).status).toBe(200);
});

test('restoring needs the session of that very user', async () => {
  const [member, admin] = [await site.member(), await site.admin()];
  const bare = await browser(site).post('/api/auth/restore-session', { userId: admin.id });
  expect(bare.status).toBe(401);
  expect(bare.headers.getSetCookie()).toEqual([]);
  const own = await site.as(member).fetch('/api/auth/restore-session', { body: {} });
  expect(await own.json()).toMatchObject({ id: member.id });
  expect(
    (await site.as(member).fetch('/api/auth/restore-session', { body: { userId: admin.id } }))
      .status,
  ).toBe(401);
  expect(
    (await site.as(member).fetch('/api/auth/restore-session', { body: { userId: 'x' } })).status,
  ).toBe(400);
});

test('a member sees their own account whole, others only what is public', async () => {
  const [member, other, admin] = [await site.member(), await site.member(), await site.admin()];
  const publicPart = {
    id: member.id,
    name: member.name,
    avatarUrl: null,
    avatarType: 'default',
    favoriteTeam: 'Denver Broncos',
    isAdmin: false,
    isMvp: false,
  };
  const path = `/api/users/${member.id}`;
  expect(await (await site.as(other).fetch(path)).json()).toEqual(publicPart);
  expect(await (await site.as(null).fetch(path)).json()).toEqual(publicPart);
  for (const actor of [member, admin]) {
    expect(await (await site.as(actor).fetch(path)).json()).toMatchObject({
      ...publicPart,
      email: member.email,
      country: 'United States',
    });
  }
  expect((await site.as(member).fetch('/api/users/999999')).status).toBe(404);
  expect((await site.as(member).fetch('/api/users/1e3')).status).toBe(400);
});

test('signing in needs a browser: sockets and other origins have no cookie to set', async () => {
  const member = await site.member();
  const socketLike = await site
    .as(null)
    .run('mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
      input: { email: member.email, password: TEST_PASSWORD },
    });
  expect(socketLike.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const foreign = await browser(site).post(
    '/api/auth/login',
    { email: member.email, password: TEST_PASSWORD },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.status).toBe(403);
  expect(foreign.headers.getSetCookie()).toEqual([]);
});

test('me is the signed-in user, or null', async () => {
  const member = await site.member();
  expect((await site.as(null).run('{ me { id } }')).data).toEqual({ me: null });
  expect((await site.as(member).run('{ me { id email } }')).data).toEqual({
    me: { id: member.id, email: member.email },
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser, outbox } from '../testing/browser.ts';
import { type Site, startSite } from '../testing/site.ts';
import { User } from './users/user.entity.ts';

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

test('a visitor signs up, is signed in, and the response is the user without secrets', async () => {
  const visitor = browser(site);
  const { status, body, headers } = await visitor.post('/api/auth/signup', {
    ...form,
    email: ' Pat@Example.org ',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(Number),
    name: 'Pat Bowlen',
    email: 'Pat@Example.org',
    favoriteTeam: 'Denver Broncos',
    country: 'United States',
    isAdmin: false,
    isMvp: false,
    avatarUrl: null,
    avatarType: 'default',
    bio: null,
    createdAt: expect.stringMatching(/^2025-11-16T19:00:00/),
  });
  const [cookie] = headers.getSetCookie().filter((line) => !/max-age=0/i.test(line));
  expect(cookie).toMatch(/^ow_session=[\w-]{43};/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
  expect((await visitor.post('/api/auth/restore-session', { userId: body.id })).body).toEqual(body);
});

test('team and country may be left out', async () => {
  const { body } = await browser(site).post('/api/auth/signup', {
    name: 'Al',
    email: 'al@example.org',
    password: '123456',
  });
  expect(body).toMatchObject({ favoriteTeam: 'Denver Broncos', country: 'United States' });
});

test.each([
  ['without a name', { name: '' }, 'All fields are required'],
  ['with an invisible name', { name: ' \u200b\u2060 ' }, 'All fields are required'],
  [
    'with line breaks in the name',
    { name: 'Pat\r\nBcc: x@example.org' },
    'Some characters are not allowed here',
  ],
  [
    'with an endless name',
    { name: 'x'.repeat(101) },
    'Name must be no more than 100 characters long',
  ],
  ['without e-mail', { email: undefined }, 'All fields are required'],
  ['with half an e-mail', { email: 'pat' }, 'Please enter a valid e-mail address'],
  [
    'with a header in the e-mail',
    { email: 'pat@example.org\nBcc: x@example.org' },
    'Please enter a valid e-mail address',
  ],
  [
    'with an endless e-mail',
    { email: `${'x'.repeat(250)}@example.org` },
    'Please enter a valid e-mail address',
  ],
  ['with a short password', { password: '12345' }, 'Password must be at least 6 characters'],
  [
    'with an endless password',
    { password: 'x'.repeat(1025) },
    'Password must be no more than 1024 characters long',
  ],
  [
    'with half a character in the password',
    { password: '\ud800secret' },
    'Some characters are not allowed here',
  ],
  [
    'with a team of another sport',
    { favoriteTeam: 'Denver Nuggets' },
    'Please choose a team from the list',
  ],
  ['with a query for an e-mail', { email: { $ne: null } }, 'email must be text'],
  ['with a list for a password', { password: ['sunday night'] }, 'password must be text'],
])('signing up %s is refused', async (_how, values, message) => {
  const visitor = browser(site);
  const answer = await visitor.post('/api/auth/signup', {
    ...form,
    email: 'new@example.org',
    ...values,
  });
  expect(answer).toMatchObject({ status: 400, body: { message } });
  expect(visitor.cookies.size).toBe(0);
});

test('extra fields make no one admin, MVP or another member', async () => {
  const planted = {
    isAdmin: true,
    isMvp: true,
    role: 'admin',
    id: 1,
    resetToken: 'x',
    createdAt: '2001-01-01',
  };
  const json = `${JSON.stringify({ ...form, email: 'sly@example.org', ...planted }).slice(0, -1)},"__proto__":{"isAdmin":true}}`;
  const { status, body } = await browser(site).post('/api/auth/signup', json);
  expect(status).toBe(200);
  expect(body).toMatchObject({ isAdmin: false, isMvp: false });
  const stored = await site.em().findOneOrFail(User, { email: 'sly@example.org' });
  expect(stored).toMatchObject({ isAdmin: false, isMvp: false, resetToken: null });
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

test('an e-mail has one account, ignoring case and spaces; its owner is notified of the attempt', async () => {
  const owner = await site.member({ email: 'Owner@Example.org' });
  const answer = await browser(site).post('/api/auth/signup', {
    ...form,
    email: '  OWNER@example.ORG ',
  });
  expect(answer).toMatchObject({
    status: 409,
    body: { message: 'An account with that e-mail already exists' },
  });
  const mails = (await outbox(site)).filter((mail) =>
    mail.toLowerCase().includes(owner.email.toLowerCase()),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('You already have an account');
});

test('of many sign-ups at once with one e-mail, one gets the account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      browser(site).post('/api/auth/signup', { ...form, email: 'race@example.org' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await site.em().count(User, { email: 'race@example.org' })).toBe(1);
});

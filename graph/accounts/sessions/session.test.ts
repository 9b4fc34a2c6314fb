import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, browser } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { Session } from './session.entity.ts';
import { User } from '../users/user.entity.ts';

const COOKIE = 'ow_session';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function signedIn(member: Member): Promise<Browser> {
  const visitor = browser(site);
  const { status } = await visitor.post('/api/auth/login', {
    email: member.email,
    password: TEST_PASSWORD,
  });
  expect(status).toBe(200);
  return visitor;
}

const statusOf = async (visitor: Browser) =>
  (await visitor.post('/api/auth/restore-session', {})).status;

test.each([
  ['a made-up token', 'A'.repeat(43)],
  ['a user id', '1'],
  ['nonsense', '%00;--'],
])('%s opens nothing', async (_what, value) => {
  const visitor = browser(site);
  visitor.cookies.set(COOKIE, value);
  expect(await statusOf(visitor)).toBe(401);
});

test('a token changed by one character opens nothing', async () => {
  const visitor = await signedIn(await site.member());
  const token = visitor.cookies.get(COOKIE)!;
  visitor.cookies.set(COOKIE, (token.startsWith('A') ? 'B' : 'A') + token.slice(1));
  expect(await statusOf(visitor)).toBe(401);
});

test('signing in replaces the cookie that was there, planted or own', async () => {
  const member = await site.member();
  const attacker = await signedIn(await site.member());
  const victim = browser(site);
  const planted = attacker.cookies.get(COOKIE)!;
  victim.cookies.set(COOKIE, planted);
  await victim.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
  expect(victim.cookies.get(COOKIE)).not.toBe(planted);
  expect(await statusOf(attacker)).toBe(401);
  const before = victim.cookies.get(COOKIE)!;
  await victim.post('/api/auth/signup', {
    name: 'Second',
    email: 'second@example.org',
    password: 'sunday night',
  });
  expect(victim.cookies.get(COOKIE)).not.toBe(before);
  victim.cookies.set(COOKIE, before);
  expect(await statusOf(victim)).toBe(401);
});

test('a session ends 14 days after its last use', async () => {
  const visitor = await signedIn(await site.member());
  site.clock.advance(13 * DAY);
  expect(await statusOf(visitor)).toBe(200);
  site.clock.advance(13 * DAY);
  expect(await statusOf(visitor)).toBe(200);
  site.clock.advance(14 * DAY);
  expect(await statusOf(visitor)).toBe(401);
});

test('a session ends after 90 days, however often it is used', async () => {
  const visitor = await signedIn(await site.member());
  for (let day = 0; day < 80; day += 10) {
    site.clock.advance(10 * DAY);
    expect(await statusOf(visitor)).toBe(200);
  }
  site.clock.advance(10 * DAY - 1);
  expect(await statusOf(visitor)).toBe(200);
  site.clock.advance(1);
  expect(await statusOf(visitor)).toBe(401);
});

test('an admin is signed out after 12 hours without use', async () => {
  const visitor = await signedIn(await site.admin());
  site.clock.advance(11 * HOUR);
  expect(await statusOf(visitor)).toBe(200);
  site.clock.advance(12 * HOUR);
  expect(await statusOf(visitor)).toBe(401);
});

test('use is noted at most once a minute', async () => {
  const member = await site.member();
  const visitor = await signedIn(member);
  const start = site.clock.now();
  const lastSeen = async () =>
    (await site.em().findOneOrFail(Session, { user: member.id })).lastSeenAt;
  site.clock.advance(59_000);
  await statusOf(visitor);
  expect(await lastSeen()).toEqual(start);
  site.clock.advance(2_000);
  await statusOf(visitor);
  expect(await lastSeen()).toEqual(site.clock.now());
});

test('expired rows are swept with the next sign-in of anybody', async () => {
  const gone = await site.member();
  await signedIn(gone);
  site.clock.advance(15 * DAY);
  await signedIn(await site.member());
  expect(await site.em().count(Session, { user: gone.id })).toBe(0);
});

test('rights are read for each request: a demoted admin is refused at once', async () => {
  const [admin, member] = [await site.admin(), await site.member()];
  const visitor = await signedIn(admin);
  const email = async () => (await visitor.get(`/api/users/${member.id}`)).body.email;
  expect(await email()).toBe(member.email);
  await site.em().nativeUpdate(User, { id: admin.id }, { isAdmin: false });
  expect(await email()).toBeUndefined();
});

test('deleting a member deletes their sessions', async () => {
  const member = await site.member();
  const visitor = await signedIn(member);
  await site.em().nativeDelete(User, { id: member.id });
  expect(await statusOf(visitor)).toBe(401);
});

test('a member recognizes the device', async () => {
  const member = await site.member();
  await browser(site).post(
    '/api/auth/login',
    { email: member.email, password: TEST_PASSWORD },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
  );
  expect(await site.em().findOneOrFail(Session, { user: member.id })).toMatchObject({
    deviceLabel: 'Firefox on Linux',
  });
});

test('signing out is published to the sockets of that session', async () => {
  const member = await site.member();
  const visitor = await signedIn(member);
  const { id } = await site.em().findOneOrFail(Session, { user: member.id });
  const received: unknown[] = [];
  const stop = site.server.events.on('session.revoked', (event) => received.push(event));
  await visitor.post('/api/auth/logout');
  stop();
  expect(received).toEqual([{ userId: member.id, sessionId: id }]);
});

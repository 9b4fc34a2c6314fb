import { cursorOfId } from '../../core/paging/cursors.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { SecurityEventView } from '../../../schema/accounts/security-log.ts';
import { CREATE_TOKEN } from '../../testing/worlds/api-tokens.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import { linkIn, useLink } from '../../testing/worlds/email-links.ts';
import { jobContext } from '../../testing/job-context.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { User } from '../users/user.entity.ts';
import { KnownDevice } from './known-device.entity.ts';
import { forgetOldSecurity } from './own-security-events.service.ts';
import { SecurityEvent } from './security-event.entity.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const HERE = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' };

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://fans.example.org' } });
});
afterAll(() => site.stop());

const signIn = async (visitor: Browser, email: string, password = TEST_PASSWORD) =>
  (await visitor.post('/api/auth/login', { email, password }, HERE)).status;
async function signedIn(member: Member): Promise<Browser> {
  const visitor = browser(site);
  expect(await signIn(visitor, member.email)).toBe(200);
  return visitor;
}
const graph = async (visitor: Browser, query: string, variables = {}) =>
  (await visitor.post('/graphql', { query, variables }, HERE)).body as {
    data: Record<string, unknown>;
    errors?: { extensions: { code: string } }[];
  };
const LOG =
  'query ($after: String) { ownSecurityEvents(after: $after) { nodes { id at kind device network } } }';
const logOf = async (visitor: Browser, lastSeen?: number) => {
  const after = lastSeen && cursorOfId('securityEvents', lastSeen);
  const { ownSecurityEvents } = (await graph(visitor, LOG, { after })).data;
  return (ownSecurityEvents as { nodes: SecurityEventView[] }).nodes;
};
const kindsOf = async (visitor: Browser) => (await logOf(visitor)).map(({ kind }) => kind);

test('a member reads who signed in and who failed to: when, on what, from roughly where', async () => {
  const member = await site.member();
  expect(await signIn(browser(site), member.email, 'wrong password')).toBe(401);
  const visitor = await signedIn(member);
  const at = site.clock.now().toISOString();
  const seen = { at, device: 'Firefox on Linux', network: '203.0.113.*' };
  expect(await logOf(visitor)).toMatchObject([
    { kind: 'SIGNED_IN', ...seen },
    { kind: 'SIGN_IN_FAILED', ...seen },
  ]);
  const rows = JSON.stringify(await site.em().execute('select * from security_events'));
  expect(rows).not.toContain('203.0.113.77');
  expect(rows).not.toContain('wrong password');
});

test('changes of password, address, tokens and sessions are in it', async () => {
  const member = await site.member();
  const visitor = await signedIn(member);
  const email = 'logged@mail.example';
  await visitor.put(`/api/users/${member.id}/profile`, { name: 'Fan', email }, HERE);
  await useLink(site, await linkIn(site, email, '/email/confirm'));
  const refused = await graph(visitor, CREATE_TOKEN, {
    ...{ name: 'Bot', scope: 'READ', password: 'wrong password' },
  });
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await graph(visitor, CREATE_TOKEN, { name: 'Bot', scope: 'READ' });
  const [token] = (await graph(visitor, '{ ownApiTokens { id } }')).data.ownApiTokens as {
    id: number;
  }[];
  await graph(visitor, `mutation { revokeApiToken(input: { id: ${token!.id} }) { deletedId } }`);
  await site.as({ ...member, email }).cookie();
  await graph(visitor, 'mutation { endOtherSessions { ended } }');
  const change = { currentPassword: TEST_PASSWORD, newPassword: 'sunday night' };
  await visitor.put(`/api/users/${member.id}/password`, change, HERE);
  const first = await kindsOf(visitor);
  expect(first).toEqual([
    ...['PASSWORD_CHANGED', 'SESSIONS_ENDED', 'TOKEN_REVOKED', 'TOKEN_CREATED', 'PROOF_FAILED'],
    ...['EMAIL_PROVEN', 'EMAIL_CHANGED', 'SIGNED_IN'],
  ]);
  await visitor.post('/api/auth/logout', {}, HERE);
  await useLink(site, await linkIn(site, member.email, '/email/undo'));
  await visitor.post('/api/auth/forgot-password', { email: member.email });
  const link = await linkIn(site, member.email, '/reset-password');
  const again = { token: link.split('token=')[1], newPassword: TEST_PASSWORD };
  await visitor.post('/api/auth/reset-password', again, HERE);
  await signIn(visitor, member.email);
  expect((await kindsOf(visitor)).slice(0, 4)).toEqual([
    ...['SIGNED_IN', 'PASSWORD_RESET', 'EMAIL_RESTORED', 'SIGNED_OUT'],
  ]);
});

test('who runs the site finds a line for each failure, without what was typed', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const logged = await startSite({ env: { TRUST_PROXY: '1' }, logger });
  try {
    const member = await logged.member();
    for (const email of [member.email, 'nobody@example.org'])
      await browser(logged).post('/api/auth/login', { email, password: 'pass\r\nword' }, HERE);
    const failures = lines.filter((line) => line.includes('SIGN_IN_FAILED'));
    expect(failures.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'Wrong password', userId: member.id, network: '203.0.113.*' },
      { msg: 'Wrong password', userId: null, network: '203.0.113.*' },
    ]);
    expect(lines.join()).not.toMatch(/203\.0\.113\.77|pass\\r|example\.org/);
  } finally {
    await logged.stop();
  }
});

test('its owner alone reads it, page by page', async () => {
  const member = await site.member();
  const visitor = await signedIn(member);
  for (let times = 0; times < 12; times++) await signIn(visitor, member.email);
  const first = await logOf(visitor);
  const second = await logOf(visitor, first.at(-1)!.id);
  expect([first.length, second.length]).toEqual([10, 3]);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(13);
  expect(await logOf(await signedIn(await site.member()))).toHaveLength(1);
  expect((await graph(browser(site), LOG)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a flood of guesses does not fill it', async () => {
  const strict = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  try {
    const member = await strict.member();
    for (let guess = 0; guess < 22; guess++)
      await browser(strict).post(
        '/api/auth/login',
        { email: member.email, password: 'wrong password' },
        { 'x-forwarded-for': `198.51.100.${guess}` },
      );
    expect(await strict.em().count(SecurityEvent, { user: member.id })).toBe(20);
  } finally {
    await strict.stop();
  }
});

test('after 90 days it is forgotten, a device after a year, and both with the account', async () => {
  const member = await site.member();
  const visitor = await signedIn(member);
  const count = async () => [
    await site.em().count(SecurityEvent, { user: member.id }),
    await site.em().count(KnownDevice, { user: member.id }),
  ];
  const forget = () => forgetOldSecurity(jobContext(site.server));
  expect(await count()).toEqual([1, 1]);
  site.clock.advance(90 * DAY - 1);
  await forget();
  expect(await count()).toEqual([1, 1]);
  site.clock.advance(1);
  await signIn(visitor, member.email);
  expect(await kindsOf(visitor)).toEqual(['SIGNED_IN']);
  await forget();
  expect(await count()).toEqual([1, 1]);
  site.clock.advance(365 * DAY);
  await forget();
  expect(await count()).toEqual([0, 0]);
  await signIn(visitor, member.email);
  await site.em().nativeDelete(User, { id: member.id });
  expect(await count()).toEqual([0, 0]);
});

test('the cookie of a device is out of reach for scripts, lives a year, and lies hashed in the table', async () => {
  const member = await site.member();
  const response = await site.as(null).fetch('/api/auth/login', {
    body: { email: member.email, password: TEST_PASSWORD },
  });
  const [session, device] = response.headers.getSetCookie().sort().reverse();
  expect(session).toMatch(/^ow_session=/);
  expect(device).toMatch(
    /^ow_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const token = device!.slice('ow_device='.length).split(';')[0]!;
  const rows = JSON.stringify(await site.em().execute('select * from known_devices'));
  expect(rows).not.toContain(token);
});

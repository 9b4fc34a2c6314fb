import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, browser, outbox } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { User } from '../users/user.entity.ts';

const MINUTE = 60_000;
const EXPIRED = 'Failed to reset password. The link may be expired or invalid.';
const NEW_PASSWORD = 'brand new password';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'http://fans.example.org' } });
});
afterAll(() => site.stop());

const signIn = async (member: Member, password = TEST_PASSWORD): Promise<[Browser, number]> => {
  const visitor = browser(site);
  return [
    visitor,
    (await visitor.post('/api/auth/login', { email: member.email, password })).status,
  ];
};
const isSignedIn = async (visitor: Browser) =>
  (await visitor.post('/api/auth/restore-session', {})).status === 200;
const reset = (token: unknown, newPassword: unknown = NEW_PASSWORD) =>
  browser(site).post('/api/auth/reset-password', { token, newPassword });
const forgot = (email: unknown, headers?: Record<string, string>) =>
  browser(site).post('/api/auth/forgot-password', { email }, headers);
const mailsTo = async ({ email }: Member) =>
  (await outbox(site)).filter((mail) => mail.includes(`To: ${email}`));

/** Requests a link and returns the token in the mail. */
async function mailedToken(member: Member): Promise<string> {
  await forgot(member.email);
  const mails = await mailsTo(member);
  return /\/reset-password\?token=([\w-]+)/.exec(mails.at(-1)!)![1]!;
}

test('a mailed link sets a new password and ends every session', async () => {
  const member = await site.member();
  const [phone] = await signIn(member);
  const token = await mailedToken(member);
  expect(token).toMatch(/^[\w-]{43}$/);
  const answer = await reset(token);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toContain(token);
  expect(await isSignedIn(phone)).toBe(false);
  expect((await signIn(member))[1]).toBe(401);
  expect((await signIn(member, NEW_PASSWORD))[1]).toBe(200);
  expect((await mailsTo(member)).at(-1)).toContain('Your password was changed');
});

test('the response is the same for unknown e-mails, which get no mail', async () => {
  const member = await site.member();
  const sent = (await outbox(site)).length;
  const known = await forgot(` ${member.email} `);
  const unknown = await forgot('nobody@example.org');
  expect(known.status).toBe(200);
  expect(known.body.message).toMatch(/^If an account with that e-mail exists/);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await outbox(site)).toHaveLength(sent + 1);
});

test('the table stores a hash of the token', async () => {
  const member = await site.member();
  const token = await mailedToken(member);
  const { resetToken, resetTokenExpiry } = await site.em().findOneOrFail(User, member.id);
  expect(resetToken).toMatch(/^[\da-f]{64}$/);
  expect(resetToken).not.toContain(token);
  expect(resetTokenExpiry).toEqual(new Date(site.clock.now().getTime() + 30 * MINUTE));
});

test('a link works once', async () => {
  const token = await mailedToken(await site.member());
  expect((await reset(token)).status).toBe(200);
  expect(await reset(token)).toMatchObject({ status: 400, body: { message: EXPIRED } });
});

test('of many uses at once exactly one succeeds', async () => {
  const token = await mailedToken(await site.member());
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
});

test('a newer link ends the older one, and time ends both', async () => {
  const member = await site.member();
  const [older, newer] = [await mailedToken(member), await mailedToken(member)];
  expect((await reset(older)).status).toBe(400);
  site.clock.advance(30 * MINUTE);
  expect((await reset(newer)).status).toBe(400);
  const last = await mailedToken(member);
  site.clock.advance(30 * MINUTE - 1);
  expect((await reset(last)).status).toBe(200);
});

test.each([
  ['null', null],
  ['nothing', ''],
  ['an object', {}],
  ['a list', []],
  ['a wildcard', '%'],
  ['NUL', '\0'],
  ['a query', { $ne: null }],
  ['a number', 1],
  ['a long text', 'x'.repeat(5000)],
])('%s for a token is refused', async (_what, token) => {
  await site.member();
  expect((await reset(token)).status).toBe(400);
});

test('a short password does not use up the link', async () => {
  const token = await mailedToken(await site.member());
  const short = await reset(token, '12345');
  expect(short).toMatchObject({
    status: 400,
    body: { message: 'Password must be at least 6 characters long.' },
  });
  expect((await reset(token)).status).toBe(200);
});

test('the link points at the configured site, whatever host the request names', async () => {
  const member = await site.member();
  await forgot(member.email, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
  const mail = (await mailsTo(member)).at(-1)!;
  expect(mail).toContain('http://fans.example.org/reset-password?token=');
  expect(mail).not.toContain('evil.example');
  expect(mail).toContain('From: Orange Weekly <no-reply@fans.example.org>');
});

test.each([
  ['', 'E-mail is required'],
  ['pat', 'Please enter a valid e-mail address'],
  ['a@example.org\r\nBcc: b@example.org', 'Please enter a valid e-mail address'],
])('asking for %j is refused', async (email, message) => {
  expect(await forgot(email)).toMatchObject({ status: 400, body: { message } });
});

const change = (visitor: Browser, id: number, body: unknown) =>
  visitor.put(`/api/users/${id}/password`, body);

test('changing the password ends the other sessions and any link, not this session', async () => {
  const member = await site.member();
  const token = await mailedToken(member);
  const [[here], [elsewhere]] = [await signIn(member), await signIn(member)];
  const received: unknown[] = [];
  const stop = site.server.events.on('session.revoked', (event) => received.push(event));
  expect(
    (await change(here, member.id, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }))
      .status,
  ).toBe(200);
  stop();
  expect(received).toEqual([{ userId: member.id, sessionId: expect.any(Number) }]);
  expect(await isSignedIn(here)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect((await reset(token)).status).toBe(400);
  expect((await signIn(member, NEW_PASSWORD))[1]).toBe(200);
});

test.each([
  ['a wrong one', { currentPassword: 'wrong password' }, 'Current password is incorrect'],
  ['none', {}, 'Current password is required'],
  ['null', { currentPassword: null }, 'Current password is required'],
  ['an object', { currentPassword: { $ne: '' } }, 'currentPassword must be text'],
])('%s for the current password is refused', async (_what, body, message) => {
  const member = await site.member();
  const [here] = await signIn(member);
  expect(await change(here, member.id, { newPassword: NEW_PASSWORD, ...body })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect((await signIn(member))[1]).toBe(200);
});

test("only members change their own password; admins can't change another's", async () => {
  const [member, admin] = [await site.member(), await site.admin()];
  const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  expect((await change((await signIn(admin))[0], member.id, body)).status).toBe(403);
  expect((await change(browser(site), member.id, body)).status).toBe(401);
  expect((await signIn(member))[1]).toBe(200);
});

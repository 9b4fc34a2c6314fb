import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsTo, useLink } from '../testing/worlds/email-links.ts';
import { TEST_PASSWORD } from '../testing/session.ts';
import { type Site, startSite } from '../testing/site.ts';
import { ensureAdmin } from './admin.service.ts';
import { User } from './users/user.entity.ts';

const admin = { email: 'boss@example.org', password: 'the boss of it' };

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
});
afterAll(() => site.stop());

const ensure = (wanted: typeof admin | undefined) =>
  ensureAdmin(site.em(), wanted, site.clock.now());
const signIn = async ({ email, password }: typeof admin) => {
  const visitor = browser(site);
  return { visitor, answer: await visitor.post('/api/auth/login', { email, password }) };
};

test('the configured admin can sign in', async () => {
  expect((await signIn(admin)).answer).toMatchObject({
    status: 200,
    body: { isAdmin: true, email: admin.email },
  });
});

test('a second start changes nothing and ends no session', async () => {
  const { visitor } = await signIn(admin);
  await ensure({ ...admin, email: admin.email.toUpperCase() });
  await ensure(undefined);
  expect(await site.em().count(User, { isAdmin: true })).toBe(1);
  expect((await visitor.post('/api/auth/restore-session', {})).status).toBe(200);
});

test('a member is promoted and given that password', async () => {
  const member = await site.member();
  const wanted = { email: member.email, password: 'promoted now' };
  await ensure(wanted);
  expect((await signIn({ ...wanted, password: TEST_PASSWORD })).answer.status).toBe(401);
  expect((await signIn(wanted)).answer).toMatchObject({
    status: 200,
    body: { id: member.id, isAdmin: true },
  });
});

test('the address of the configured admin is vouched for: no link opens the account from elsewhere', async () => {
  const member = await site.member();
  const email = 'soon-the-boss@example.org';
  const body = { name: member.name, email };
  await site.as(member).fetch(`/api/users/${member.id}/profile`, { method: 'PUT', body });
  await ensure({ email, password: 'promoted now' });
  const visitor = browser(site);
  await visitor.post('/api/auth/forgot-password', { email: member.email });
  await visitor.post('/api/auth/forgot-password', { email });
  const resets = async (to: string) =>
    (await mailsTo(site, to)).filter((mail) => mail.includes('/reset-password?'));
  expect(await resets(member.email)).toEqual([]);
  expect(await resets(email)).toHaveLength(1);
  const undo = await linkIn(site, member.email, '/email/undo');
  expect((await useLink(site, undo)).status).toBe(404);
});

test('several nodes that start at once make one admin', async () => {
  const wanted = { email: 'cluster@example.org', password: 'one of us all' };
  await Promise.all([ensure(wanted), ensure(wanted), ensure(wanted)]);
  expect(await site.em().count(User, { email: wanted.email })).toBe(1);
});

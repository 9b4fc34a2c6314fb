import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser, outbox } from '../../testing/browser.ts';
import { linkIn, mailsTo, openLink, useLink } from '../../testing/worlds/email-links.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { User } from '../users/user.entity.ts';
import { isEmailProven } from './proven-email.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'http://fans.example.org', RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

const move = ({ id, name }: Member, email: string, from: Member) =>
  site.as(from).fetch(`/api/users/${id}/profile`, { method: 'PUT', body: { name, email } });
const ask = async (member: Member | null, field: string) => {
  const { data, errors } = await site.as(member).run<Record<string, unknown>, object>(field);
  return { ...data, code: errors?.[0]?.extensions.code };
};
const OWN = '{ ownEmail { email isProven resetsGoTo } }';
const SEND = 'mutation { sendEmailProof { email { email isProven resetsGoTo } } }';
const proofsTo = async (email: string) =>
  (await mailsTo(site, email)).filter((mail) => mail.includes('/email/confirm'));

async function signUp(email: string): Promise<User> {
  const input = { name: 'Fan', email, password: 'sunday night' };
  const { status } = await browser(site).post('/api/auth/signup', input);
  expect(status).toBe(200);
  return site.em().findOneOrFail(User, { email });
}

test('a new member gets a mail to prove the address; until then reset links are sent there all the same', async () => {
  const user = await signUp('signed-up@mail.example');
  expect(isEmailProven(user)).toBe(false);
  await browser(site).post('/api/auth/forgot-password', { email: user.email });
  expect((await mailsTo(site, user.email)).at(-1)).toContain('/reset-password?');
  expect((await useLink(site, await linkIn(site, user.email, '/email/confirm'))).status).toBe(200);
  expect(isEmailProven(await site.em().findOneOrFail(User, user.id))).toBe(true);
});

test('a reset link that was used proves the address to which it went', async () => {
  const user = await signUp('reset@mail.example');
  await browser(site).post('/api/auth/forgot-password', { email: user.email });
  const token = (await linkIn(site, user.email, '/reset-password')).split('token=')[1];
  await browser(site).post('/api/auth/reset-password', { token, newPassword: 'a new password' });
  expect(isEmailProven(await site.em().findOneOrFail(User, user.id))).toBe(true);
});

test('a member sees whether their address is proven, and sends the link again, five times an hour', async () => {
  const member = await site.member();
  expect(await ask(member, OWN)).toMatchObject({
    ownEmail: { email: member.email, isProven: true, resetsGoTo: member.email },
  });
  const sent = (await outbox(site)).length;
  expect(await ask(member, SEND)).toMatchObject({ sendEmailProof: { email: { isProven: true } } });
  expect(await outbox(site)).toHaveLength(sent);

  const email = 'again@mail.example';
  await move(member, email, member);
  const unproven = { email, isProven: false, resetsGoTo: member.email };
  expect(await ask(member, OWN)).toMatchObject({ ownEmail: unproven });
  const first = await linkIn(site, email, '/email/confirm');
  expect(await ask(member, SEND)).toMatchObject({ sendEmailProof: { email: unproven } });
  expect((await openLink(site, first)).status).toBe(404);
  expect(await proofsTo(email)).toHaveLength(2);
  for (let times = 0; times < 3; times++) await ask(member, SEND);
  expect(await ask(member, SEND)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await useLink(site, await linkIn(site, email, '/email/confirm'))).status).toBe(200);
  expect(await ask(member, OWN)).toMatchObject({ ownEmail: { isProven: true, resetsGoTo: email } });
});

test('a mailbox gets five such links an hour, no matter who causes them', async () => {
  const email = 'flooded@mail.example';
  for (let times = 0; times < 4; times++) {
    const member = await site.member();
    await move(member, email, member);
    await ask(member, SEND);
    await move(member, member.email, member);
  }
  expect(await proofsTo(email)).toHaveLength(5);
});

test('a visitor has no address', async () => {
  for (const field of [OWN, SEND])
    expect(await ask(null, field)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the pages come in the browser’s language, and their address leaves in no header', async () => {
  const member = await site.member();
  await move(member, 'paginas@mail.example', member);
  const link = await linkIn(site, 'paginas@mail.example', '/email/confirm');
  const page = await site.as(null).fetch(link, { headers: { 'accept-language': 'es' } });
  expect(await page.text()).toContain('Confirmar dirección');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

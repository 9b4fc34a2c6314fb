import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { programOf } from '../../testing/worlds/api-tokens.ts';
import { browser, outbox } from '../../testing/browser.ts';
import { linkIn, mailsTo, openLink, useLink } from '../../testing/worlds/email-links.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { User } from '../users/user.entity.ts';

const DAY = 86_400_000;
const NEW_PASSWORD = 'brand new password';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'http://fans.example.org' } });
});
afterAll(() => site.stop());

let count = 0;
/** An address without an account. */
const fresh = (name = 'new') => `${name}${++count}@mail.example`;
const move = (member: Member, email: string, actor = site.as(member)) =>
  actor.fetch(`/api/users/${member.id}/profile`, {
    method: 'PUT',
    body: { name: member.name, email },
  });
const forgot = (email: string) => browser(site).post('/api/auth/forgot-password', { email });
const signIn = async (email: string, password = TEST_PASSWORD) =>
  (await browser(site).post('/api/auth/login', { email, password })).status;
const stored = ({ id }: Member) => site.em().findOneOrFail(User, id);

/** The mailbox that gets the next reset link requested for an address. */
async function resetsGoTo(email: string): Promise<string[]> {
  const before = (await outbox(site)).length;
  await forgot(email);
  const mails = (await outbox(site)).slice(before);
  return mails.filter((mail) => mail.includes('/reset-password?')).map(recipientOf);
}
const recipientOf = (mail: string) => /^To: (.*)\r$/m.exec(mail)![1]!;

test('a new address counts at once, and gets no reset link before its own link has proven it', async () => {
  const member = await site.member();
  const email = fresh();
  expect((await move(member, email)).status).toBe(200);
  expect(await signIn(email)).toBe(200);
  expect(await signIn(member.email)).toBe(401);
  expect(await resetsGoTo(email)).toEqual([member.email]);
  expect(await resetsGoTo(member.email)).toEqual([member.email]);

  const proof = await linkIn(site, email, '/email/confirm');
  const asked = await openLink(site, proof);
  expect(asked.status).toBe(200);
  expect(asked.html).toContain('Confirm address');
  expect(asked.html).not.toContain(email);
  expect(await resetsGoTo(email)).toEqual([member.email]);

  const done = await useLink(site, proof);
  expect([done.status, done.html]).toEqual([200, expect.stringContaining('Address confirmed')]);
  expect(await resetsGoTo(email)).toEqual([email]);
  expect(await resetsGoTo(member.email)).toEqual([]);
  expect((await useLink(site, proof)).status).toBe(404);
});

test('a reset mail to the proven address says with which address one signs in', async () => {
  const member = await site.member();
  const email = fresh();
  await move(member, email);
  await forgot(member.email);
  const mails = await mailsTo(site, member.email);
  expect(mails.at(-1)).toContain(`Sign in with this email: ${email}`);
  await useLink(site, await linkIn(site, email, '/email/confirm'));
  await forgot(email);
  expect((await mailsTo(site, email)).at(-1)).not.toContain('Sign in with this email');
});

test('links of addresses that the account left prove nothing, and expire', async () => {
  const member = await site.member();
  const [first, second] = [fresh('first'), fresh('second')];
  await move(member, first);
  const left = await linkIn(site, first, '/email/confirm');
  await move(member, second);
  expect((await openLink(site, left)).status).toBe(404);
  expect((await useLink(site, left)).status).toBe(404);
  expect(await resetsGoTo(second)).toEqual([member.email]);
  const proof = await linkIn(site, second, '/email/confirm');
  site.clock.advance(3 * DAY);
  expect((await useLink(site, proof)).status).toBe(404);
  expect(await resetsGoTo(second)).toEqual([member.email]);
});

test('of many uses of a link at once one succeeds', async () => {
  const member = await site.member();
  const email = fresh();
  await move(member, email);
  for (const path of ['/email/confirm', '/email/undo'] as const) {
    const link = await linkIn(site, path === '/email/undo' ? member.email : email, path);
    const answers = await Promise.all(Array.from({ length: 6 }, () => useLink(site, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
  }
});

test('the address before undoes the change: it is back, everybody is signed out, tokens are revoked', async () => {
  const member = await site.member();
  const thief = site.as(member);
  const program = await programOf(site, member, 'write');
  const email = fresh('thief');
  await move(member, email, thief);
  await useLink(site, await linkIn(site, email, '/email/confirm'));
  expect(await resetsGoTo(member.email)).toEqual([]);

  const undo = await linkIn(site, member.email, '/email/undo');
  site.clock.advance(7 * DAY - 1);
  expect((await openLink(site, undo)).html).toContain('Undo the change');
  expect((await stored(member)).email).toBe(email);
  const done = await useLink(site, undo);
  expect(done.status).toBe(200);
  expect(await stored(member)).toMatchObject({ email: member.email, recoveryEmail: null });
  expect((await thief.fetch('/api/auth/restore-session', { body: {} })).status).toBe(401);
  expect((await program.graph('{ me { id } }')).status).toBe(401);
  expect(await signIn(member.email)).toBe(200);
  expect(await resetsGoTo(email)).toEqual([]);
  expect(await resetsGoTo(member.email)).toEqual([member.email]);

  const token = /reset-password\?token=([\w-]{43})/.exec(done.html)![1];
  await move(member, member.email);
  expect((await useLink(site, undo)).status).toBe(404);
  expect(token).toBeDefined();
});

test('the page of the undo leads to a new password', async () => {
  const member = await site.member();
  await move(member, fresh());
  const done = await useLink(site, await linkIn(site, member.email, '/email/undo'));
  const token = /reset-password\?token=([\w-]{43})/.exec(done.html)![1];
  const answer = await browser(site).post('/api/auth/reset-password', {
    token,
    newPassword: NEW_PASSWORD,
  });
  expect(answer.status).toBe(200);
  expect(await signIn(member.email, NEW_PASSWORD)).toBe(200);
});

test('after seven days a change can’t be undone', async () => {
  const member = await site.member();
  const email = fresh();
  await move(member, email);
  const undo = await linkIn(site, member.email, '/email/undo');
  site.clock.advance(7 * DAY);
  expect((await openLink(site, undo)).status).toBe(404);
  expect((await useLink(site, undo)).status).toBe(404);
  expect((await stored(member)).email).toBe(email);
});

test('a password that the thief set by a link to their proven address opens nothing after the undo', async () => {
  const member = await site.member();
  const email = fresh('thief');
  await move(member, email);
  await useLink(site, await linkIn(site, email, '/email/confirm'));
  site.clock.advance(1_000);
  await forgot(email);
  const token = (await linkIn(site, email, '/reset-password')).split('token=')[1];
  await browser(site).post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });
  expect(await signIn(email, NEW_PASSWORD)).toBe(200);
  await useLink(site, await linkIn(site, member.email, '/email/undo'));
  for (const address of [email, member.email])
    for (const password of [NEW_PASSWORD, TEST_PASSWORD])
      expect(await signIn(address, password)).toBe(401);
});

test('who changes the address twice does not get the way back, and loses it with the rest', async () => {
  const member = await site.member();
  const [first, second] = [fresh('thief'), fresh('thief')];
  await move(member, first);
  await useLink(site, await linkIn(site, first, '/email/confirm'));
  await move(member, second);
  const thiefs = await linkIn(site, first, '/email/undo');
  await useLink(site, await linkIn(site, second, '/email/confirm'));
  expect((await useLink(site, await linkIn(site, member.email, '/email/undo'))).status).toBe(200);
  expect((await stored(member)).email).toBe(member.email);
  expect((await useLink(site, thiefs)).status).toBe(404);
  expect((await stored(member)).email).toBe(member.email);
});

test('an unverified address is informed, and gets no link', async () => {
  const member = await site.member();
  const [first, second] = [fresh('thief'), fresh('thief')];
  await move(member, first);
  await move(member, second);
  const [, notice] = await mailsTo(site, first);
  expect(notice).toContain('account now uses a different email.');
  expect(notice).not.toContain('/email/undo');
  expect(await resetsGoTo(second)).toEqual([member.email]);
  const undos = (await mailsTo(site, member.email)).filter((mail) => mail.includes('/email/undo'));
  expect(undos).toHaveLength(2);
});

test('changing there and back leaves the link that ends the thief’s session', async () => {
  const member = await site.member();
  const thief = site.as(member);
  await move(member, fresh('thief'), thief);
  await move(member, member.email, thief);
  expect(await stored(member)).toMatchObject({ email: member.email, recoveryEmail: null });
  expect(await resetsGoTo(member.email)).toEqual([member.email]);
  expect((await useLink(site, await linkIn(site, member.email, '/email/undo'))).status).toBe(200);
  expect((await thief.fetch('/api/auth/restore-session', { body: {} })).status).toBe(401);
  expect((await stored(member)).email).toBe(member.email);
});

test('where another account has taken the address, the undo still makes the account safe', async () => {
  const member = await site.member();
  const thief = site.as(member);
  const email = fresh('thief');
  await move(member, email, thief);
  await useLink(site, await linkIn(site, email, '/email/confirm'));
  const holder = await site.member({ email: member.email.toUpperCase() });
  const done = await useLink(site, await linkIn(site, member.email, '/email/undo'));
  expect([done.status, done.html]).toEqual([200, expect.stringContaining('Another account uses')]);
  expect((await stored(member)).email).toBe(email);
  expect((await thief.fetch('/api/auth/restore-session', { body: {} })).status).toBe(401);
  expect(await resetsGoTo(email)).toEqual([member.email]);
  // Both accounts that trust the address get their link, the holder's first.
  expect((await resetsGoTo(member.email)).map((to) => to.toLowerCase())).toEqual([
    member.email,
    member.email,
  ]);
  expect((await stored(holder)).email).toBe(member.email.toUpperCase());
});

test('an open reset link ends when the address changes', async () => {
  const member = await site.member();
  await forgot(member.email);
  const token = (await linkIn(site, member.email, '/reset-password')).split('token=')[1];
  await move(member, fresh());
  const answer = await browser(site).post('/api/auth/reset-password', {
    token,
    newPassword: NEW_PASSWORD,
  });
  expect(answer.status).toBe(400);
});

test('tables store hashes of the tokens, and deleting an account deletes its links', async () => {
  const member = await site.member();
  const email = fresh();
  await move(member, email);
  const [proof, undo] = [
    await linkIn(site, email, '/email/confirm'),
    await linkIn(site, member.email, '/email/undo'),
  ];
  const rows = JSON.stringify(await site.em().execute('select * from email_links'));
  for (const link of [proof, undo]) expect(rows).not.toContain(link.split('token=')[1]);
  await site.em().nativeDelete(User, { id: member.id });
  expect((await openLink(site, proof)).status).toBe(404);
  expect((await useLink(site, undo)).status).toBe(404);
});

test.each(['', 'x', 'A'.repeat(43), '%00', "' or 1=1 --"])('%j opens nothing', async (token) => {
  for (const path of ['/email/confirm', '/email/undo']) {
    const link = `${path}?token=${encodeURIComponent(token)}`;
    const { status, html } = await openLink(site, link);
    expect([status, html]).toEqual([404, expect.stringContaining("This link isn't valid")]);
    expect((await useLink(site, link)).status).toBe(404);
  }
});

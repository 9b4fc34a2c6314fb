import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { outbox } from '../testing/browser.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { User } from './users/user.entity.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const put = (member: Member | null, path: string, body: unknown) =>
  site.as(member).fetch(path, { method: 'PUT', body });
const edit = (member: Member, values: object) =>
  put(member, `/api/users/${member.id}/profile`, {
    name: member.name,
    email: member.email,
    ...values,
  });
const stored = ({ id }: Member) => site.em().findOneOrFail(User, id);

test('a member edits their profile; what is left out stays', async () => {
  const member = await site.member();
  const answer = await edit(member, {
    name: ' John  E. ',
    bio: 'Since 1977.\nSouth stands.',
    favoriteTeam: 'Denver Broncos',
    country: 'Canada',
    avatarUrl: '/uploads/me.webp',
    avatarType: 'orange-navy',
  });
  expect(answer.status).toBe(200);
  const profile = {
    name: 'John  E.',
    bio: 'Since 1977.\nSouth stands.',
    country: 'Canada',
    avatarUrl: '/uploads/me.webp',
    avatarType: 'orange-navy',
  };
  expect(await answer.json()).toMatchObject({ id: member.id, email: member.email, ...profile });
  expect(await (await edit(member, { name: 'John' })).json()).toMatchObject({
    ...profile,
    name: 'John',
  });
  expect(await (await edit(member, { bio: '', avatarUrl: ' ' })).json()).toMatchObject({
    bio: null,
    avatarUrl: null,
    country: 'Canada',
  });
});

test.each([
  [
    'a script for an avatar',
    { avatarUrl: 'javascript:alert(1)' },
    'Avatar address must start with https://',
  ],
  [
    'a file for an avatar',
    { avatarUrl: 'file:///etc/passwd' },
    'Avatar address must start with https://',
  ],
  [
    "another host's avatar by //",
    { avatarUrl: '//evil.example/x.png' },
    'Avatar address must start with https://',
  ],
  ['an unknown palette', { avatarType: 'raiders-black' }, 'Unknown avatar type'],
  ['an unknown team', { favoriteTeam: 'Broncos' }, 'Please choose a team from the list'],
  ['no name', { name: ' ' }, 'Name is required'],
  ['no e-mail', { email: '' }, 'E-mail is required'],
  ['a list for a bio', { bio: ['x'] }, 'bio must be text'],
])('%s is refused', async (_what, values, message) => {
  const answer = await edit(await site.member(), values);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('rights, MVP and reset tokens are not part of a profile', async () => {
  const member = await site.member();
  const planted = {
    isAdmin: true,
    isMvp: true,
    id: 1,
    resetToken: 'x',
    password: 'x',
    createdAt: '2001-01-01',
  };
  await edit(member, planted);
  await put(member, `/api/users/${member.id}`, { avatarType: 'orange-navy', ...planted });
  const after = await stored(member);
  expect(after).toMatchObject({
    id: member.id,
    isAdmin: false,
    isMvp: false,
    resetToken: null,
    avatarType: 'orange-navy',
  });
  expect(after.password).toMatch(/^\$argon2id/);
});

test("another's account can't be edited, not even by an admin", async () => {
  const [member, other, admin] = [await site.member(), await site.member(), await site.admin()];
  for (const [actor, status] of [
    [other, 403],
    [admin, 403],
    [null, 401],
  ] as const) {
    expect(
      (await put(actor, `/api/users/${member.id}`, { avatarType: 'orange-navy' })).status,
    ).toBe(status);
    expect(
      (await put(actor, `/api/users/${member.id}/profile`, { name: 'X', email: 'x@example.org' }))
        .status,
    ).toBe(status);
  }
  expect(await stored(member)).toMatchObject({
    name: member.name,
    email: member.email,
    avatarType: 'default',
  });
});

test('a new e-mail must be free; the old address is notified', async () => {
  const [member, other] = [await site.member(), await site.member()];
  expect((await edit(member, { email: other.email.toUpperCase() })).status).toBe(409);
  expect((await edit(member, { email: member.email.toUpperCase() })).status).toBe(200);
  expect((await edit(member, { email: 'moved@example.org' })).status).toBe(200);
  expect((await stored(member)).email).toBe('moved@example.org');
  const mails = (await outbox(site)).filter((mail) => mail.includes('Your email was changed'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.toLowerCase()).toContain(`to: ${member.email}`);
});

test('of two members who take one e-mail at once, one gets it', async () => {
  const members = [await site.member(), await site.member()];
  const answers = await Promise.all(
    members.map((member) => edit(member, { email: 'both@example.org' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a changed account is published', async () => {
  const member = await site.member();
  const received: unknown[] = [];
  const stop = site.server.events.on('account.changed', (event) => received.push(event));
  await edit(member, { name: 'New Name' });
  stop();
  expect(received).toEqual([{ userId: member.id }]);
});

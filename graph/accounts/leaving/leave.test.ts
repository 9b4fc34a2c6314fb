import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import { browser } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { User } from '../users/user.entity.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

const DELETE =
  'mutation ($password: String!) { deleteOwnAccount(input: { proof: { currentPassword: $password } }) { isDeleted } }';
const isThere = async ({ id }: Member) => (await site.em().count(User, { id })) === 1;

test('a member deletes their account with their password, and it is signed out everywhere', async () => {
  const member = await site.member();
  const [here, there] = [browser(site), site.as(member)];
  await there.cookie();
  await here.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
  const received: unknown[] = [];
  const stop = site.server.events.on('session.revoked', (event) => received.push(event));
  const answer = await here.post('/graphql', {
    query: DELETE,
    variables: { password: TEST_PASSWORD },
  });
  stop();
  expect(answer.body).toEqual({ data: { deleteOwnAccount: { isDeleted: true } } });
  expect(await isThere(member)).toBe(false);
  expect(here.cookies.has('ow_session')).toBe(false);
  expect(received).toEqual([{ userId: member.id }]);
  expect((await there.fetch('/api/auth/restore-session', { body: {} })).status).toBe(401);
  const again = await here.post('/api/auth/login', {
    email: member.email,
    password: TEST_PASSWORD,
  });
  expect(again.status).toBe(401);
});

test('without the right password nothing happens, and wrong ones are counted', async () => {
  const member = await site.member();
  const here = site.as(member);
  const guess = async (password: string) => {
    const { errors } = await here.run(DELETE, { password });
    return errors?.[0]?.message;
  };
  expect(await guess('')).toBe('Current password is required');
  for (let count = 0; count < 5; count++)
    expect(await guess('wrong password')).toBe(ACCOUNT_TEXTS.wrongCurrentPassword);
  expect(await guess(TEST_PASSWORD)).toMatch(/^Too many attempts/);
  expect(await isThere(member)).toBe(true);
});

test('an admin cannot delete their account, with any proof; a visitor has none', async () => {
  const admin = await site.admin();
  for (const password of [TEST_PASSWORD, 'wrong password']) {
    const { errors } = await site.as(admin).run(DELETE, { password });
    expect(errors).toMatchObject([
      { message: ACCOUNT_TEXTS.adminStays, extensions: { code: 'FORBIDDEN' } },
    ]);
  }
  expect(await isThere(admin)).toBe(true);
  const { errors } = await site.as(null).run(DELETE, { password: TEST_PASSWORD });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

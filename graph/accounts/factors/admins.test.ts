import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import { SECOND_FACTOR_TEXTS as TEXTS } from '../../../schema/accounts/second-factors.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import {
  ask,
  codeOf,
  FINISH,
  PROOF,
  PROVE,
  signedIn,
  signInBy,
  withPasskey,
  withTotp,
} from '../../testing/worlds/factors.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';

const USERS = '{ users(first: 5) { nodes { id } } }';
const MINUTE = 60_000;

/** Deletes a fan as tools do; the status, and why it was refused. */
async function deleteFan(site: Site, who: Browser) {
  const fan = await site.member();
  const { cookies } = who;
  const answer = await site.as(null).fetch(`/api/admin/users/${fan.id}`, {
    method: 'DELETE',
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const { reason } = (await answer.json()) as { reason?: string };
  return { status: answer.status, reason };
}

describe('where a second factor is demanded of admins', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { ADMIN_MFA: 'required' } });
  });
  afterAll(() => site.stop());

  test('an admin without a second factor signs in with a member’s rights, over GraphQL, sockets and REST', async () => {
    const admin = await site.admin();
    const who = browser(site);
    expect(await signInBy(who, admin)).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect((await ask(who, '{ me { isAdmin } }')).data).toEqual({ isAdmin: false });
    expect((await ask(who, USERS)).code).toBe('FORBIDDEN');
    expect((await who.get('/api/admin/users')).status).toBe(403);
    expect((await deleteFan(site, who)).status).toBe(403);
    const { data } = await ask(who, '{ signInSecurity { isRequired passkeys { id } } }');
    expect(data).toEqual({ isRequired: true, passkeys: [] });

    const socket = await site.as(admin).socket();
    const answers = socket.iterate<unknown>({ query: USERS });
    const { value } = (await answers.next()) as { value: { errors: { extensions: object }[] } };
    expect(value.errors[0]!.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('with one they are an admin at once, and cannot remove the last', async () => {
    const who = await signedIn(site, await site.admin());
    const { secret } = await withTotp(site, who);
    expect((await ask(who, '{ me { isAdmin } }')).data).toEqual({ isAdmin: true });
    expect((await ask(who, USERS)).code).toBeUndefined();
    const turnOff = `mutation ($proof: IdentityProofInput!) { turnOffTotp(input: { proof: $proof }) { isTurnedOff } }`;
    expect(await ask(who, turnOff, { proof: PROOF })).toMatchObject({
      code: 'CONFLICT',
      message: TEXTS.lastRequired,
    });
    site.clock.advance(MINUTE);
    expect((await ask(who, turnOff, { proof: { code: codeOf(site, secret) } })).code).toBe(
      'CONFLICT',
    );
    await withPasskey(site, who);
    expect((await ask(who, turnOff, { proof: PROOF })).data).toBe(true);
  });

  test('a moderator needs none; an admin who moderates too has no right at all without one', async () => {
    const asked = '{ me { isAdmin isModerator } }';
    const REPORTS = '{ pendingReportCount }';
    const moderator = await signedIn(site, await site.moderator());
    expect((await ask(moderator, REPORTS)).code).toBeUndefined();
    const both = await signedIn(site, await site.member({ isAdmin: true, isModerator: true }));
    expect((await ask(both, asked)).data).toEqual({ isAdmin: false, isModerator: false });
    expect((await ask(both, REPORTS)).code).toBe('FORBIDDEN');
    await withTotp(site, both);
    expect((await ask(both, asked)).data).toEqual({ isAdmin: true, isModerator: true });
  });

  test('members are as free as before', async () => {
    const who = await signedIn(site, await site.member());
    expect((await ask(who, '{ signInSecurity { isRequired } }')).data).toEqual({
      isRequired: false,
    });
    await withTotp(site, who);
    const turnOff = `mutation ($proof: IdentityProofInput!) { turnOffTotp(input: { proof: $proof }) { isTurnedOff } }`;
    expect((await ask(who, turnOff, { proof: PROOF })).data).toBe(true);
  });
});

describe('destructive acts of admins', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  /** An admin with an authenticator app who has just signed in with it. */
  async function protectedAdmin(): Promise<{ admin: Member; who: Browser; secret: string }> {
    const admin = await site.admin();
    const { secret } = await withTotp(site, await signedIn(site, admin));
    site.clock.advance(MINUTE);
    const who = browser(site);
    await signInBy(who, admin);
    await ask(who, FINISH, { code: codeOf(site, secret) });
    return { admin, who, secret };
  }

  test('an admin without a second factor needs no fresh proof, however old the session', async () => {
    const who = await signedIn(site, await site.admin());
    site.clock.advance(10 * 60 * MINUTE);
    expect((await deleteFan(site, who)).status).toBe(200);
  });

  test('with one, signing in is the proof for 15 minutes; then the act waits for the next', async () => {
    const { who, secret } = await protectedAdmin();
    site.clock.advance(15 * MINUTE - 1);
    expect((await deleteFan(site, who)).status).toBe(200);
    site.clock.advance(1);
    expect(await deleteFan(site, who)).toEqual({ status: 403, reason: PROOF_NEEDED });
    expect(
      await ask(who, 'mutation { deleteArticle(input: { id: 1 }) { deletedId } }'),
    ).toMatchObject({
      code: 'FORBIDDEN',
      message: TEXTS.proofNeeded,
      extensions: { reason: PROOF_NEEDED },
    });
    expect((await who.get('/exports/users.csv')).body).toMatchObject({ reason: PROOF_NEEDED });
    expect((await ask(who, USERS)).code).toBeUndefined();

    const wrong = await ask(who, PROVE, { proof: { currentPassword: 'not it at all' } });
    expect(wrong.code).toBe('BAD_USER_INPUT');
    expect((await deleteFan(site, who)).status).toBe(403);
    expect((await ask(who, PROVE, { proof: { code: codeOf(site, secret) } })).data).toBe(true);
    expect((await deleteFan(site, who)).status).toBe(200);
  });

  test('the proof is of this session alone', async () => {
    const { admin, who, secret } = await protectedAdmin();
    site.clock.advance(20 * MINUTE);
    const other = browser(site);
    await signInBy(other, admin);
    await ask(other, FINISH, { code: codeOf(site, secret) });
    expect((await deleteFan(site, who)).status).toBe(403);
    expect((await deleteFan(site, other)).status).toBe(200);
    await ask(who, PROVE, { proof: PROOF });
    expect((await deleteFan(site, who)).status).toBe(200);
  });
});

describe('passwords of admins', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const change = async (member: Member, newPassword: string) =>
    (await signedIn(site, member)).put(`/api/users/${member.id}/password`, {
      currentPassword: TEST_PASSWORD,
      newPassword,
    });

  test.each([
    ['nine char', TEXTS.adminPasswordShort],
    ['Football123', undefined],
    ['1234567890', TEXTS.adminPasswordCommon],
    ['QWERTYUIOP', TEXTS.adminPasswordCommon],
  ])('%s', async (password, refusal) => {
    const answer = await change(await site.admin(), password);
    if (refusal)
      expect(answer).toMatchObject({ status: 400, body: { fields: { newPassword: refusal } } });
    else expect(answer.status).toBe(200);
    expect((await change(await site.member(), password)).status).toBe(200);
  });
});

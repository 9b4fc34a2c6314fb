import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, browser } from '../../testing/browser.ts';
import { authenticator } from '../../testing/worlds/authenticator.ts';
import { linkIn, openLink, useLink } from '../../testing/worlds/email-links.ts';
import {
  ADD_PASSKEY,
  ask,
  codeOf,
  FINISH,
  NEW_PASSKEY,
  PASSKEY_SIGN_IN,
  PROOF,
  SIGN_IN_OPTIONS,
  signedIn,
  signInBy,
  START_TOTP,
  withPasskey,
  withTotp,
} from '../../testing/worlds/factors.ts';
import { waitingForLock } from '../../testing/locks.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { RecoveryCode } from '../factors/codes/recovery-code.entity.ts';
import { Passkey } from '../factors/passkeys/passkey.entity.ts';
import { TotpSecret } from '../factors/codes/totp-secret.entity.ts';
import { User } from '../users/user.entity.ts';

const REPLACE = `mutation ($proof: IdentityProofInput!) { replaceRecoveryCodes(input: { proof: $proof }) { codes } }`;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

let count = 0;
async function moveAway(member: Member, thief: Browser): Promise<string> {
  const email = `factor-thief${++count}@mail.example`;
  await moveTo(member, thief, email);
  await useLink(site, await linkIn(site, email, '/email/confirm'));
  return email;
}
const moveTo = async (member: Member, who: Browser, email: string) =>
  expect((await who.put(`/api/users/${member.id}/profile`, { name: 'Fan', email })).status).toBe(
    200,
  );
const undo = async (member: Member) =>
  expect((await useLink(site, await linkIn(site, member.email, '/email/undo'))).status).toBe(200);
type Device = Awaited<ReturnType<typeof withPasskey>>['device'];
async function enters(device: Device): Promise<boolean> {
  const who = browser(site);
  const { data: options } = await ask<string>(who, SIGN_IN_OPTIONS);
  return (await ask(who, PASSKEY_SIGN_IN, { response: device.get(options) })).code === undefined;
}

test('what a thief added after the change of the address opens nothing after the undo', async () => {
  const member = await site.member();
  const thief = await signedIn(site, member);
  await moveAway(member, thief);
  const { device } = await withPasskey(site, thief, 'Key of the thief');
  await withTotp(site, thief);
  await undo(member);
  expect(await enters(device)).toBe(false);
  // No factor is left, so the password is enough, and the codes have no use.
  const own = browser(site);
  expect((await signInBy(own, member)).status).toBe(200);
  expect(await site.em().count(RecoveryCode, { user: member.id })).toBe(0);
  const { data } = await ask<{ nodes: { kind: string }[] }>(
    own,
    '{ ownSecurityEvents { nodes { kind } } }',
  );
  expect(data.nodes.slice(0, 4).map(({ kind }) => kind)).toEqual([
    ...['SIGNED_IN', 'EMAIL_RESTORED', 'TOTP_OFF', 'PASSKEY_REMOVED'],
  ]);
});

test('what the member had before stays, with its recovery codes', async () => {
  const member = await site.member();
  const home = await signedIn(site, member);
  const { device } = await withPasskey(site, home);
  const { secret } = await withTotp(site, home);
  site.clock.advance(60_000);
  await moveAway(member, home);
  const { device: thiefs } = await withPasskey(site, home, 'Key of the thief');
  await undo(member);
  expect([await enters(device), await enters(thiefs)]).toEqual([true, false]);
  const own = browser(site);
  expect((await signInBy(own, member)).body).toMatchObject({
    secondFactor: ['passkey', 'totp', 'recovery'],
  });
  expect((await ask(own, FINISH, { code: codeOf(site, secret) })).code).toBeUndefined();
  expect(await site.em().count(RecoveryCode, { user: member.id })).toBe(10);
});

test('the thief’s new recovery codes go, the earlier factor stays', async () => {
  const member = await site.member();
  const home = await signedIn(site, member);
  const { secret } = await withTotp(site, home);
  site.clock.advance(60_000);
  await moveAway(member, home);
  const { data: stolen } = await ask<string[]>(home, REPLACE, { proof: PROOF });
  await undo(member);
  const own = browser(site);
  expect((await signInBy(own, member)).body).toMatchObject({ secondFactor: ['totp'] });
  expect((await ask(own, FINISH, { code: stolen[0]! })).code).toBe('UNAUTHENTICATED');
  expect((await ask(own, FINISH, { code: codeOf(site, secret) })).code).toBeUndefined();
});

test('an app that the thief only began to set up is removed too', async () => {
  const member = await site.member();
  const thief = await signedIn(site, member);
  await ask(thief, START_TOTP, { proof: PROOF });
  await moveAway(member, thief);
  await undo(member);
  expect(await site.em().count(TotpSecret, { user: member.id })).toBe(0);
});

/** Acts of a thief, each with what it needs beforehand. */
const ADDING: Readonly<
  Record<string, (thief: Browser, id: number) => Promise<() => Promise<unknown>>>
> = {
  async 'a passkey'(thief) {
    const { data: options } = await ask<string>(thief, NEW_PASSKEY, { proof: PROOF });
    const response = authenticator(site.server.url).create(options);
    return () => ask(thief, ADD_PASSKEY, { input: { name: 'Key of the thief', response } });
  },
  'new recovery codes': async (thief) => () => ask(thief, REPLACE, { proof: PROOF }),
  'another password': async (thief, id) => () =>
    thief.put(`/api/users/${id}/password`, {
      currentPassword: TEST_PASSWORD,
      newPassword: 'the one of the thief',
    }),
  'another address': async (thief, id) => () =>
    thief.put(`/api/users/${id}/profile`, { name: 'Fan', email: 'again@mail.example' }),
};

test.each(Object.keys(ADDING))(
  '%s in progress during the undo does not outlive it',
  async (what) => {
    const member = await site.member();
    const thief = await signedIn(site, member);
    await withTotp(site, thief);
    site.clock.advance(60_000);
    await moveAway(member, thief);
    const add = await ADDING[what]!(thief, member.id);
    const link = await linkIn(site, member.email, '/email/undo');
    const em = site.em();
    await em.begin();
    await em.execute('select id from users where id = ? for update', [member.id]);
    const undone = useLink(site, link);
    await waitingForLock(site);
    const added = add();
    await waitingForLock(site, 2);
    await em.commit();
    expect((await undone).status).toBe(200);
    expect([(await added) as object]).toEqual([
      expect.objectContaining(
        what.includes('another') ? { status: 401 } : { code: 'UNAUTHENTICATED' },
      ),
    ]);

    expect(await site.em().count(Passkey, { user: member.id })).toBe(0);
    const user = await site.em().findOneOrFail(User, member.id);
    expect(user.email).toBe(member.email);
    const own = browser(site);
    expect((await signInBy(own, member)).body).toMatchObject({
      secondFactor: ['totp', 'recovery'],
    });
  },
);

test('the page names what the undo removes, before and after', async () => {
  const member = await site.member();
  const thief = await signedIn(site, member);
  await withTotp(site, thief);
  site.clock.advance(60_000);
  await moveAway(member, thief);
  const link = await linkIn(site, member.email, '/email/undo');
  const before = await openLink(site, link);
  expect(before.html).not.toContain('This also removes');
  await withPasskey(site, thief, '<Key> of the thief');

  const { html: asked } = await openLink(site, link);
  expect(asked).toContain(
    'This also removes what was added since then: the passkey <strong>&lt;Key&gt; of the thief</strong>.',
  );
  const { html: done } = await useLink(site, link);
  expect(done).toContain(
    'Removed, as added since then: the passkey <strong>&lt;Key&gt; of the thief</strong>.',
  );
});

test('moving back and away again does not save what was added in between', async () => {
  const member = await site.member();
  const thief = await signedIn(site, member);
  await moveTo(member, thief, `factor-thief${++count}@mail.example`);
  site.clock.advance(1_000);
  const { device } = await withPasskey(site, thief, 'Key of the thief');
  site.clock.advance(1_000);
  await moveTo(member, thief, member.email.toUpperCase());
  site.clock.advance(1_000);
  await moveAway({ ...member, email: member.email.toUpperCase() }, thief);
  await undo({ ...member, email: member.email.toUpperCase() });
  expect(await enters(device)).toBe(false);
});

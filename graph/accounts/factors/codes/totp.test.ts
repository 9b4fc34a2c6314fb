import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SECOND_FACTOR_TEXTS as TEXTS } from '../../../../schema/accounts/second-factors.ts';
import { type Browser, browser, outbox } from '../../../testing/browser.ts';
import {
  ask,
  codeOf,
  CONFIRM_TOTP,
  FINISH,
  PROOF,
  signedIn,
  signInBy,
  START_TOTP,
  withTotp,
} from '../../../testing/worlds/factors.ts';
import { type Member, type Site, startSite } from '../../../testing/site.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { TotpSecret } from './totp-secret.entity.ts';

const PERIOD = 30_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const isSignedIn = async (who: Browser) =>
  (await who.post('/api/auth/restore-session', {})).status === 200;
const finish = (who: Browser, code: string) => ask(who, FINISH, { code });

/** A member with an authenticator app, and another browser that gave the right password. */
async function halfWay(): Promise<{
  member: Member;
  who: Browser;
  secret: string;
  recoveryCodes: string[];
}> {
  const member = await site.member();
  const { secret, recoveryCodes } = await withTotp(site, await signedIn(site, member));
  site.clock.advance(PERIOD);
  const who = browser(site);
  await signInBy(who, member);
  return { member, who, secret, recoveryCodes: recoveryCodes! };
}

test('an authenticator app counts once it has shown a code, and brings ten recovery codes', async () => {
  const member = await site.member({ email: 'totp@example.org' });
  const who = await signedIn(site, member);
  const { data } = await ask<{ secret: string; uri: string }>(who, START_TOTP, { proof: PROOF });
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/Orange%20Weekly:totp%40example\.org\?/);
  expect((await signInBy(browser(site), member)).status).toBe(200);

  expect(await ask(who, CONFIRM_TOTP, { code: '000000' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    extensions: { fields: { code: TEXTS.wrongCode } },
  });
  const code = codeOf(site, data.secret);
  const confirmed = await ask<{ recoveryCodes: string[] }>(who, CONFIRM_TOTP, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
  expect((await signInBy(browser(site), member)).status).toBe(401);
  expect((await outbox(site)).at(-1)).toContain('An authenticator app was just set up');
});

test('the secret is sealed, codes are hashed: neither can be read from the tables', async () => {
  const { secret, recoveryCodes } = await halfWay();
  const rows = JSON.stringify([
    await site.em().find(TotpSecret, {}),
    await site.em().find(RecoveryCode, {}),
  ]);
  const stored = (await site.em().find(TotpSecret, {})).map((row) => row.secret);
  expect(stored.every((text) => text.length > 40)).toBe(true);
  expect(rows).not.toContain(secret);
  expect(rows).not.toContain(recoveryCodes[0]!.replaceAll('-', ''));
});

test('setting up requires a proof of identity', async () => {
  const who = await signedIn(site, await site.member());
  const wrong = await ask(who, START_TOTP, { proof: { currentPassword: 'not it at all' } });
  expect(wrong.code).toBe('BAD_USER_INPUT');
  expect((await ask(who, START_TOTP, { proof: {} })).code).toBe('BAD_USER_INPUT');
});

test('after the right password the session starts with the code, and not before', async () => {
  const { member, secret, who } = await halfWay();
  const second = browser(site);
  expect(await signInBy(second, member)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED', secondFactor: ['totp', 'recovery'] },
  });
  expect(await isSignedIn(second)).toBe(false);
  expect(await finish(who, codeOf(site, secret))).toMatchObject({ data: { id: member.id } });
  expect(await isSignedIn(who)).toBe(true);
  expect([...who.cookies.keys()].sort()).toEqual(['ow_device', 'ow_session']);
});

test('a wrong password does not reveal whether there is a second factor', async () => {
  const { member } = await halfWay();
  const answer = await browser(site).post('/api/auth/login', {
    email: member.email,
    password: 'not it at all',
  });
  expect(answer.body).not.toHaveProperty('secondFactor');
  expect([...answer.headers.getSetCookie()]).toEqual([]);
});

test('a code counts once, also in the same half minute, and neighboring ones for slow clocks', async () => {
  const { member, secret, who } = await halfWay();
  const code = codeOf(site, secret);
  expect((await finish(who, code)).code).toBeUndefined();
  const again = browser(site);
  await signInBy(again, member);
  expect(await finish(again, code)).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: TEXTS.wrongCode,
    extensions: { secondFactor: ['totp', 'recovery'] },
  });
  site.clock.advance(PERIOD);
  const next = codeOf(site, secret);
  site.clock.advance(PERIOD);
  expect((await finish(again, next)).code).toBeUndefined();
});

test('an older code does not count after a newer one', async () => {
  const { member, secret, who } = await halfWay();
  const older = codeOf(site, secret);
  site.clock.advance(PERIOD);
  await finish(who, codeOf(site, secret));
  const again = browser(site);
  await signInBy(again, member);
  expect((await finish(again, older)).code).toBe('UNAUTHENTICATED');
});

test('five tries, ten minutes, this browser only: then one signs in again', async () => {
  const { member, who, secret } = await halfWay();
  for (let attempt = 0; attempt < 5; attempt += 1) await finish(who, '000000');
  const sixth = await finish(who, codeOf(site, secret));
  expect(sixth).toMatchObject({ code: 'UNAUTHENTICATED', message: TEXTS.stepEnded });
  expect(sixth.extensions).not.toHaveProperty('secondFactor');

  const late = browser(site);
  await signInBy(late, member);
  expect((await finish(browser(site), codeOf(site, secret))).message).toBe(TEXTS.stepEnded);
  site.clock.advance(10 * 60_000);
  expect((await finish(late, codeOf(site, secret))).message).toBe(TEXTS.stepEnded);
});

test('a recovery code replaces the app, once, and its owner learns of it', async () => {
  const { member, who, recoveryCodes } = await halfWay();
  const [code] = recoveryCodes;
  expect((await finish(who, code!.toLowerCase())).code).toBeUndefined();
  expect((await outbox(site)).at(-1)).toContain('A recovery code was just used');
  const again = browser(site);
  await signInBy(again, member);
  expect((await finish(again, code!)).code).toBe('UNAUTHENTICATED');
  expect((await finish(again, recoveryCodes[1]!)).code).toBeUndefined();
  const { data } = await ask(again, '{ signInSecurity { recoveryCodesLeft isTotpOn } }');
  expect(data).toEqual({ recoveryCodesLeft: 8, isTotpOn: true });
});

test('new recovery codes end those before', async () => {
  const { member, secret, recoveryCodes, who } = await halfWay();
  await finish(who, codeOf(site, secret));
  const replace = `mutation ($proof: IdentityProofInput!) { replaceRecoveryCodes(input: { proof: $proof }) { codes } }`;
  const { data } = await ask<string[]>(who, replace, { proof: PROOF });
  const again = browser(site);
  await signInBy(again, member);
  expect((await finish(again, recoveryCodes[0]!)).code).toBe('UNAUTHENTICATED');
  expect((await finish(again, data[0]!)).code).toBeUndefined();
});

test('a code of the app confirms the identity; turned off, the password is enough again', async () => {
  const { member, secret, who } = await halfWay();
  await finish(who, codeOf(site, secret));
  site.clock.advance(PERIOD);
  const turnOff = `mutation ($proof: IdentityProofInput!) { turnOffTotp(input: { proof: $proof }) { isTurnedOff } }`;
  expect((await ask(who, turnOff, { proof: { code: '000000' } })).extensions).toMatchObject({
    fields: { code: TEXTS.wrongCode },
  });
  expect((await ask(who, turnOff, { proof: { code: codeOf(site, secret) } })).data).toBe(true);
  expect((await outbox(site)).at(-1)).toContain('turned off');
  expect((await signInBy(browser(site), member)).status).toBe(200);
  expect(await site.em().count(RecoveryCode, { user: member.id })).toBe(0);
});

test('a new password ends what is half way, and leaves the second factor', async () => {
  const { member, secret, who } = await halfWay();
  const second = browser(site);
  await signInBy(second, member);
  await finish(who, codeOf(site, secret));
  const newPassword = 'another mile high password';
  await who.put(`/api/users/${member.id}/password`, { ...PROOF, newPassword });
  site.clock.advance(PERIOD);
  expect((await finish(second, codeOf(site, secret))).message).toBe(TEXTS.stepEnded);
  const answer = await browser(site).post('/api/auth/login', {
    email: member.email,
    password: newPassword,
  });
  expect(answer.body).toMatchObject({ secondFactor: ['totp', 'recovery'] });
});

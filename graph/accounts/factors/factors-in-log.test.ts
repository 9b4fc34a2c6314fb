import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type {
  SecurityEventKind,
  SecurityEventView,
} from '../../../schema/accounts/security-log.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import {
  ask,
  codeOf,
  FINISH,
  PASSKEY_SIGN_IN,
  PROOF,
  PROOF_OPTIONS,
  SIGN_IN_OPTIONS,
  signedIn,
  signInBy,
  withPasskey,
  withTotp,
} from '../../testing/worlds/factors.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';

const PERIOD = 30_000;
const REMOVE = `mutation ($id: Int!, $proof: IdentityProofInput!) { removePasskey(input: { id: $id, proof: $proof }) { deletedId } }`;
const TURN_OFF = `mutation ($proof: IdentityProofInput!) { turnOffTotp(input: { proof: $proof }) { isTurnedOff } }`;
const REPLACE = `mutation ($proof: IdentityProofInput!) { replaceRecoveryCodes(input: { proof: $proof }) { codes } }`;
const LOG = '{ ownSecurityEvents { nodes { kind at } } }';

let site: Site;
let member: Member;
let home: Browser;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  member = await site.member();
  home = await signedIn(site, member);
});

/** What the member reads, newest first, down to the sign-in without a factor. */
async function log(): Promise<SecurityEventKind[]> {
  const { data } = await ask<{ nodes: SecurityEventView[] }>(home, LOG);
  expect(data.nodes.at(-1)!.kind).toBe('SIGNED_IN');
  return data.nodes.slice(0, -1).map(({ kind }) => kind);
}
const finish = (who: Browser, code: string) => ask(who, FINISH, { code });

/** Another browser that gave the right password. */
async function halfWay(): Promise<Browser> {
  site.clock.advance(PERIOD);
  const who = browser(site);
  await signInBy(who, member);
  return who;
}

test('an authenticator app that is set up, and turned off', async () => {
  await withTotp(site, home);
  expect(await log()).toEqual(['TOTP_ON']);
  expect((await ask(home, TURN_OFF, { proof: PROOF })).data).toBe(true);
  expect(await log()).toEqual(['TOTP_OFF', 'TOTP_ON']);
  expect((await ask(home, TURN_OFF, { proof: PROOF })).code).toBe('NOT_FOUND');
  expect(await log()).toHaveLength(2);
});

test('a passkey that is added, and removed', async () => {
  await withPasskey(site, home);
  expect(await log()).toEqual(['PASSKEY_ADDED']);
  const own = await ask<{ passkeys: { id: number }[] }>(
    home,
    '{ signInSecurity { passkeys { id } } }',
  );
  await ask(home, REMOVE, { id: own.data.passkeys[0]!.id, proof: PROOF });
  expect(await log()).toEqual(['PASSKEY_REMOVED', 'PASSKEY_ADDED']);
});

test('new recovery codes', async () => {
  expect((await ask(home, REPLACE, { proof: PROOF })).code).toBe('CONFLICT');
  await withTotp(site, home);
  await ask(home, REPLACE, { proof: PROOF });
  expect(await log()).toEqual(['RECOVERY_CODES_REPLACED', 'TOTP_ON']);
});

test('a sign-in with a code of the app; the password alone is none', async () => {
  const { secret } = await withTotp(site, home);
  const who = await halfWay();
  expect(await log()).toEqual(['TOTP_ON']);
  await finish(who, codeOf(site, secret));
  expect(await log()).toEqual(['SIGNED_IN_BY_CODE', 'TOTP_ON']);
});

test('a sign-in with a recovery code, which is used up', async () => {
  const { recoveryCodes } = await withTotp(site, home);
  await finish(await halfWay(), recoveryCodes![0]!);
  expect(await log()).toEqual(['SIGNED_IN_BY_CODE', 'RECOVERY_CODE_USED', 'TOTP_ON']);
});

test('a sign-in with a passkey', async () => {
  const { device } = await withPasskey(site, home);
  const who = browser(site);
  const { data: options } = await ask<string>(who, SIGN_IN_OPTIONS);
  await ask(who, PASSKEY_SIGN_IN, { response: device.get(options) });
  expect(await log()).toEqual(['SIGNED_IN_BY_PASSKEY', 'PASSKEY_ADDED']);
});

test('a wrong code after the right password, and one in a signed-in browser', async () => {
  await withTotp(site, home);
  const who = await halfWay();
  expect((await finish(who, '000000')).code).toBe('UNAUTHENTICATED');
  expect(await log()).toEqual(['SECOND_STEP_FAILED', 'TOTP_ON']);
  expect((await ask(home, TURN_OFF, { proof: { code: '000000' } })).code).toBe('BAD_USER_INPUT');
  expect(await log()).toEqual(['PROOF_FAILED', 'SECOND_STEP_FAILED', 'TOTP_ON']);
});

test('a wrong passkey after the right password, and one in a signed-in browser; one without a password belongs to no account', async () => {
  const { device } = await withPasskey(site, home);
  const thief = await site.member();
  const { device: foreign } = await withPasskey(site, await signedIn(site, thief));
  const options = async (who: Browser) => (await ask<string>(who, SIGN_IN_OPTIONS)).data;

  const stranger = browser(site);
  const enter = (who: Browser, response: string) => ask(who, PASSKEY_SIGN_IN, { response });
  expect((await enter(stranger, '{}')).code).toBe('UNAUTHENTICATED');
  expect(await log()).toEqual(['PASSKEY_ADDED']);

  const who = await halfWay();
  expect((await enter(who, '{}')).code).toBe('UNAUTHENTICATED');
  expect(await log()).toEqual(['SECOND_STEP_FAILED', 'PASSKEY_ADDED']);

  const response = foreign.get((await ask<string>(home, PROOF_OPTIONS)).data);
  expect((await ask(home, TURN_OFF, { proof: { passkey: response } })).code).toBe('BAD_USER_INPUT');
  expect(await log()).toEqual(['PROOF_FAILED', 'SECOND_STEP_FAILED', 'PASSKEY_ADDED']);

  // The right one enters all the same.
  expect((await enter(who, device.get(await options(who)))).code).toBeUndefined();
});

test('a flood of wrong codes does not fill it', async () => {
  const strict = await startSite({ env: { RATE_LIMITS: 'on' } });
  try {
    const fan = await strict.member();
    const own = await signedIn(strict, fan);
    await withTotp(strict, own);
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 30; guess += 1)
      codes.push((await ask(own, TURN_OFF, { proof: { code: '000000' } })).code);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    const counted = codes.filter((code) => code === 'BAD_USER_INPUT').length;
    const rows = await strict
      .em()
      .getConnection()
      .execute("select id from security_events where kind = 'PROOF_FAILED'");
    expect(rows).toHaveLength(counted);
    expect(counted).toBeLessThan(30);
  } finally {
    await strict.stop();
  }
});

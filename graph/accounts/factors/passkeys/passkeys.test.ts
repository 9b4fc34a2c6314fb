import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SECOND_FACTOR_TEXTS as TEXTS } from '../../../../schema/accounts/second-factors.ts';
import { authenticator } from '../../../testing/worlds/authenticator.ts';
import { browser, outbox } from '../../../testing/browser.ts';
import {
  ADD_PASSKEY,
  ask,
  NEW_PASSKEY,
  PASSKEY_SIGN_IN,
  PROOF,
  PROOF_OPTIONS,
  SIGN_IN_OPTIONS,
  signedIn,
  signInBy,
  withPasskey,
} from '../../../testing/worlds/factors.ts';
import { type Site, startSite } from '../../../testing/site.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';
import { Passkey } from './passkey.entity.ts';
import { RecoveryCode } from '../codes/recovery-code.entity.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const REMOVE = `mutation ($id: Int!, $proof: IdentityProofInput!) { removePasskey(input: { id: $id, proof: $proof }) { deletedId } }`;
const OWN = '{ signInSecurity { passkeys { id name createdAt lastUsedAt } recoveryCodesLeft } }';
interface Own {
  passkeys: { id: number; name: string; createdAt: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
}

type Device = ReturnType<typeof authenticator>;
type How = Parameters<Device['get']>[1];

/** A browser that is signed out and has only a device. */
async function enterBy(device: Device, how?: How) {
  const who = browser(site);
  const { data: options } = await ask<string>(who, SIGN_IN_OPTIONS);
  const response = device.get(options, how);
  return { who, response, ...(await ask<{ id: number }>(who, PASSKEY_SIGN_IN, { response })) };
}

test('a member adds a passkey and signs in by it, without a password', async () => {
  const member = await site.member();
  const home = await signedIn(site, member);
  const { device, recoveryCodes } = await withPasskey(site, home);
  expect(recoveryCodes).toHaveLength(10);
  expect((await outbox(site)).at(-1)).toContain('A passkey was just added');

  site.clock.advance(60_000);
  const { data, who } = await enterBy(device);
  expect(data.id).toBe(member.id);
  expect((await who.post('/api/auth/restore-session', {})).status).toBe(200);
  const own = await ask<Own>(home, OWN);
  expect(own.data.passkeys).toMatchObject([
    { name: 'My phone', lastUsedAt: site.clock.now().toISOString() },
  ]);
});

test('after the password only a passkey of that account will do', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const { device } = await withPasskey(site, await signedIn(site, member));
  const { device: othersDevice } = await withPasskey(site, await signedIn(site, other));
  const who = browser(site);
  expect((await signInBy(who, member)).body).toMatchObject({
    secondFactor: ['passkey', 'recovery'],
  });
  const first = await ask<string>(who, SIGN_IN_OPTIONS);
  expect(JSON.parse(first.data)).toMatchObject({ allowCredentials: [{ type: 'public-key' }] });
  expect(await ask(who, PASSKEY_SIGN_IN, { response: othersDevice.get(first.data) })).toMatchObject(
    { code: 'UNAUTHENTICATED', message: TEXTS.unknownPasskey },
  );
  const second = await ask<string>(who, SIGN_IN_OPTIONS);
  const entered = await ask(who, PASSKEY_SIGN_IN, { response: device.get(second.data) });
  expect(entered.data).toMatchObject({ id: member.id });
  expect([...who.cookies.keys()].sort()).toEqual(['ow_device', 'ow_session']);
});

test('a response is valid once, for five minutes, and for the purpose of its challenge', async () => {
  const home = await signedIn(site, await site.member());
  const { device } = await withPasskey(site, home);
  const { response, who } = await enterBy(device);
  expect((await ask(who, PASSKEY_SIGN_IN, { response })).code).toBe('UNAUTHENTICATED');

  const late = await ask<string>(who, SIGN_IN_OPTIONS);
  site.clock.advance(5 * 60_000);
  const answered = device.get(late.data);
  expect((await ask(who, PASSKEY_SIGN_IN, { response: answered })).code).toBe('UNAUTHENTICATED');

  const proof = await ask<string>(home, PROOF_OPTIONS);
  const forProof = device.get(proof.data);
  expect((await ask(who, PASSKEY_SIGN_IN, { response: forProof })).code).toBe('UNAUTHENTICATED');
});

const FORGERIES: readonly [string, How][] = [
  ['another site', { origin: 'https://orange-weekly.example' }],
  ['another port of another host', { origin: 'http://127.0.0.1:4000' }],
  ['another relying party', { rpId: 'example.org' }],
  ['a device that did not check who holds it', { isVerified: false }],
  ['a copied device, whose counter lags', { counter: 1 }],
];

test.each(FORGERIES)('refuses the answer of %s', async (_name, how) => {
  const { device } = await withPasskey(site, await signedIn(site, await site.member()));
  expect((await enterBy(device)).code).toBeUndefined();
  expect((await enterBy(device, how)).code).toBe('UNAUTHENTICATED');
});

test('on localhost the port does not matter', async () => {
  const { device } = await withPasskey(site, await signedIn(site, await site.member()));
  expect((await enterBy(device, { origin: 'http://localhost:5173' })).code).toBeUndefined();
});

test.each([
  'no JSON',
  '{}',
  '[]',
  'null',
  '{"id":"AA","rawId":"AA","type":"public-key","response":{"clientDataJSON":"AA","authenticatorData":"AA","signature":"AA"}}',
])('what is no answer at all is refused: %s', async (response) => {
  const who = await signedIn(site, await site.member());
  expect((await ask(who, PASSKEY_SIGN_IN, { response })).code).toBe('UNAUTHENTICATED');
  expect((await ask(who, ADD_PASSKEY, { input: { name: 'x', response } })).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('a passkey is added once, by the member who requested it, to their account', async () => {
  const [home, other] = [
    await signedIn(site, await site.member()),
    await signedIn(site, await site.member()),
  ];
  const device = authenticator(site.server.url);
  const options = await ask<string>(home, NEW_PASSKEY, { proof: PROOF });
  const input = { name: 'Key', response: device.create(options.data) };
  expect((await ask(other, ADD_PASSKEY, { input })).code).toBe('BAD_USER_INPUT');
  expect((await ask(home, ADD_PASSKEY, { input })).code).toBe('BAD_USER_INPUT');

  const again = await ask<string>(home, NEW_PASSKEY, { proof: PROOF });
  const added = { name: 'Key', response: device.create(again.data) };
  expect((await ask(home, ADD_PASSKEY, { input: added })).code).toBeUndefined();
  const third = await ask<string>(other, NEW_PASSKEY, { proof: PROOF });
  const copy = { name: 'Key', response: device.create(third.data) };
  expect(await ask(other, ADD_PASSKEY, { input: copy })).toMatchObject({
    code: 'CONFLICT',
    message: TEXTS.passkeyExists,
  });
});

test('a passkey confirms the member’s identity; removed, it opens nothing, and removing the last one removes the codes', async () => {
  const member = await site.member();
  const home = await signedIn(site, member);
  const { device } = await withPasskey(site, home);
  const own = await ask<Own>(home, OWN);
  const { id } = own.data.passkeys[0]!;
  const rename = `mutation { renamePasskey(input: { id: ${id}, name: "Old phone" }) { passkey { name } } }`;
  expect((await ask(home, rename)).data).toEqual({ name: 'Old phone' });

  const stranger = await signedIn(site, await site.member());
  expect((await ask(stranger, rename)).code).toBe('NOT_FOUND');
  expect((await ask(stranger, REMOVE, { id, proof: PROOF })).code).toBe('NOT_FOUND');

  const { data: options } = await ask<string>(home, PROOF_OPTIONS);
  const proof = { passkey: device.get(options) };
  expect((await ask(home, REMOVE, { id, proof })).data).toBe(id);
  expect((await ask(home, REMOVE, { id, proof })).code).toBe('BAD_USER_INPUT');
  expect((await outbox(site)).at(-1)).toContain('A passkey was just removed');
  expect((await enterBy(device)).code).toBe('UNAUTHENTICATED');
  expect(await site.em().count(RecoveryCode, { user: member.id })).toBe(0);
  expect((await signInBy(browser(site), member)).status).toBe(200);
});

test('ten passkeys are the most', async () => {
  const home = await signedIn(site, await site.member());
  for (let count = 0; count < 10; count += 1) await withPasskey(site, home, `Key ${count}`);
  expect(await ask(home, NEW_PASSKEY, { proof: PROOF })).toMatchObject({
    code: 'CONFLICT',
    message: TEXTS.tooManyPasskeys,
  });
});

test('passkeys and challenges are deleted with the account', async () => {
  const member = await site.member();
  const home = await signedIn(site, member);
  await withPasskey(site, home);
  await ask(home, PROOF_OPTIONS);
  await ask(
    home,
    `mutation ($proof: IdentityProofInput!) { deleteOwnAccount(input: { proof: $proof }) { isDeleted } }`,
    {
      proof: PROOF,
    },
  );
  expect(await site.em().count(Passkey, { user: member.id })).toBe(0);
  expect(await site.em().count(PasskeyChallenge, { user: member.id })).toBe(0);
});

import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { IdentityProof } from '../../../../schema/accounts/accounts.ts';
import { passkeyName, passkeyResponse } from '../../../../schema/accounts/second-factor-shape.ts';
import { PASSKEYS_LIMIT, type PasskeyView } from '../../../../schema/accounts/second-factors.ts';
import type { Context } from '../../../core/context.ts';
import { refuse } from '../../../core/errors.ts';
import { confirmIdentity } from '../../passwords/confirm-identity.service.ts';
import { User } from '../../users/user.entity.ts';
import { addFactor } from '../add-factor.ts';
import { withoutFactor } from '../factor-removal.ts';
import { attestationIn, seenBy, transportsOf } from './passkey-responses.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { ALGORITHMS, expectedOrigin, siteOf } from './passkey-site.ts';
import { Passkey } from './passkey.entity.ts';

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView<Date> => ({
  id,
  name,
  createdAt,
  lastUsedAt: lastUsedAt ?? null,
});

/** What the browser's WebAuthn needs to make a passkey, as JSON text, given a proof of identity. */
export async function newPasskeyOptions(ctx: Context, proof: IdentityProof): Promise<string> {
  const user = await confirmIdentity(ctx, proof);
  const known = await ctx.em.find(Passkey, { user: user.id });
  if (known.length >= PASSKEYS_LIMIT)
    throw refuse('factor.tooManyPasskeys', { max: PASSKEYS_LIMIT });
  const options = await generateRegistrationOptions({
    ...siteOf(ctx),
    supportedAlgorithmIDs: ALGORITHMS,
    userID: new Uint8Array(new TextEncoder().encode(`user-${user.id}`)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await newChallenge(ctx, 'add', user.id),
    excludeCredentials: known.map((one) => ({
      id: one.credentialId,
      transports: transportsOf(one),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** Stores the passkey that the browser made. With the first factor come the recovery codes. */
export async function addPasskey(
  ctx: Context,
  raw: { name: string; response: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const viewer = ctx.require('account.editOwn');
  const name = passkeyName.parse(raw.name);
  const made = attestationIn(passkeyResponse.parse(raw.response));
  const credential = made && (await verified(ctx, made, viewer.id));
  if (!credential) throw refuse('factor.wrongPasskey');
  const user = await ctx.em.findOneOrFail(User, viewer.id);
  const recoveryCodes = await addFactor(ctx, user, 'PASSKEY_ADDED', async (tx) => {
    if ((await tx.count(Passkey, { user: user.id })) >= PASSKEYS_LIMIT)
      throw refuse('factor.tooManyPasskeys', { max: PASSKEYS_LIMIT });
    if ((await tx.count(Passkey, { credentialId: credential.id })) > 0)
      throw refuse('factor.passkeyExists');
    tx.create(Passkey, {
      user: tx.getReference(User, user.id),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name,
      createdAt: ctx.now(),
      lastUsedAt: null,
    });
    await tx.flush();
  });
  return { recoveryCodes };
}

/** The credential in a response to this member's challenge; null for any other response. */
async function verified(ctx: Context, response: RegistrationResponseJSON, userId: number) {
  const seen = seenBy(response);
  const asked = seen && (await takeChallenge(ctx, seen.challenge, 'add'));
  if (!seen || asked?.userId !== userId) return null;
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: seen.challenge,
    expectedOrigin: expectedOrigin(ctx, seen.origin),
    expectedRPID: siteOf(ctx).rpID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  return result?.registrationInfo?.credential ?? null;
}

/** Renames one of the viewer's passkeys. NOT_FOUND for removed ones and those of others. */
export async function renamePasskey(
  ctx: Context,
  id: number,
  rawName: string,
): Promise<PasskeyView<Date>> {
  const viewer = ctx.require('account.editOwn');
  const name = passkeyName.parse(rawName);
  const passkey = await ctx.em.findOne(Passkey, { id, user: viewer.id });
  if (!passkey) throw refuse('factor.passkeyGone');
  passkey.name = name;
  await ctx.em.flush();
  return passkeyView(passkey);
}

/** Removes one of the viewer's passkeys, given a proof of identity. NOT_FOUND for removed ones and those of others. */
export async function removePasskey(
  ctx: Context,
  id: number,
  proof: IdentityProof,
): Promise<boolean> {
  const user = await confirmIdentity(ctx, proof);
  await withoutFactor(ctx, user, 'PASSKEY_REMOVED', async (tx) => {
    const removed = await tx.nativeDelete(Passkey, { id, user: user.id });
    if (removed === 0) throw refuse('factor.passkeyGone');
  });
  return true;
}

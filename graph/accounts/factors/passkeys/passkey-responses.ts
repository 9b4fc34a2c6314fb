import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { db } from '../../../core/database/db.ts';
import { rowsOf } from '../../../core/database/rows.ts';
import type { ChallengePurpose } from './passkey-challenge.entity.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { expectedOrigin, siteOf } from './passkey-site.ts';
import { Passkey } from './passkey.entity.ts';

const base64url = z.string().regex(/^[\w-]+$/);
const answer = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const extensions = z
  .looseObject({})
  .optional()
  .transform((given) => given ?? {});

const assertion = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: extensions,
});
const attestation = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
});

function parsed<Shape extends z.ZodType>(shape: Shape, json: string): z.output<Shape> | null {
  try {
    return shape.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

export const attestationIn = (json: string) =>
  parsed(attestation, json) as RegistrationResponseJSON | null;

/** The challenge and origin that the device signed; null when they can't be read. */
export function seenBy(answered: { response: { clientDataJSON: string } }) {
  try {
    const { challenge, origin } = decodeClientDataJSON(answered.response.clientDataJSON);
    return typeof challenge === 'string' && typeof origin === 'string'
      ? { challenge, origin }
      : null;
  } catch {
    return null;
  }
}

export interface PasskeyUse {
  readonly userId: number;
  readonly passkey: string;
}

/**
 * The owner of the passkey that signed a challenge of ours, just now and for this purpose; null for any other response,
 * and for a passkey of another member than the one the challenge was for.
 */
export async function usePasskey(
  ctx: Context,
  json: string,
  purpose: ChallengePurpose,
): Promise<PasskeyUse | null> {
  const answered = parsed(assertion, json) as AuthenticationResponseJSON | null;
  const seen = answered && seenBy(answered);
  if (!seen) return null;
  const asked = await takeChallenge(ctx, seen.challenge, purpose);
  if (!asked) return null;
  const passkey = await ctx.em.fork().findOne(Passkey, { credentialId: answered.id });
  if (!passkey || (asked.userId ?? passkey.user.id) !== passkey.user.id) return null;
  const result = await verifyAuthenticationResponse({
    response: answered,
    expectedChallenge: seen.challenge,
    expectedOrigin: expectedOrigin(ctx, seen.origin),
    expectedRPID: siteOf(ctx).rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  await rowsOf(
    ctx.em,
    db
      .updateTable('passkeys')
      .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: ctx.now() })
      .where('id', '=', passkey.id),
  );
  return { userId: passkey.user.id, passkey: passkey.name };
}

export const transportsOf = ({ transports }: Pick<Passkey, 'transports'>) =>
  transports.split(',').filter(Boolean) as AuthenticatorTransport[];

import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Context } from '../../../core/context.ts';
import { requireCookie } from '../../sessions/session.service.ts';
import { transportsOf } from './passkey-responses.ts';
import type { ChallengePurpose } from './passkey-challenge.entity.ts';
import { newChallenge } from './passkey-challenges.ts';
import { siteOf } from './passkey-site.ts';
import { Passkey } from './passkey.entity.ts';
import { pendingUserOf } from '../pending-sign-in.ts';

/** What the browser's WebAuthn needs to ask for a passkey, as JSON text. */
async function assertionOptions(ctx: Context, purpose: ChallengePurpose, userId: number | null) {
  await ctx.limits.take('passkeyChallenge', ctx.address);
  const known = userId === null ? [] : await ctx.em.find(Passkey, { user: userId });
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    challenge: await newChallenge(ctx, purpose, userId),
    // A passkey replaces the password: the device has to verify its user.
    userVerification: 'required',
    allowCredentials: known.map((one) => ({
      id: one.credentialId,
      transports: transportsOf(one),
    })),
  });
  return JSON.stringify(options);
}

/** For signing in: with any passkey of the site, or after the password with one of that account. */
export async function passkeySignInOptions(ctx: Context): Promise<string> {
  requireCookie(ctx);
  return assertionOptions(ctx, 'signIn', await pendingUserOf(ctx));
}

/** For proving that the signed-in member acts. */
export function identityProofOptions(ctx: Context): Promise<string> {
  return assertionOptions(ctx, 'confirm', ctx.require('account.editOwn').id);
}

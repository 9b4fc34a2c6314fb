import { identityProof, type IdentityProof } from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { notePasskeyFailure, useFactorCode } from '../factors/factor-codes.ts';
import { usePasskey } from '../factors/passkeys/passkey-responses.ts';
import { User } from '../users/user.entity.ts';

/**
 * Proves that the member acts, not a person who found their browser open; required for acts that could take over or end
 * the account. Takes the password, a passkey or a code of the authenticator app. Wrong proofs count like failed
 * sign-ins. Returns the account.
 */
export async function confirmIdentity(ctx: Context, raw: IdentityProof): Promise<User> {
  const viewer = ctx.require('account.editOwn');
  const { currentPassword, passkey, code } = identityProof.parse(raw);
  const user = await ctx.em.findOneOrFail(User, viewer.id);
  if (passkey != null) {
    const used = await usePasskey(ctx, passkey, 'confirm');
    if (used?.userId === user.id) return user;
    await notePasskeyFailure(ctx, user.id, 'PROOF_FAILED');
    throw refuse('factor.wrongPasskey', {}, { field: 'passkey' });
  }
  if (code != null) {
    const attempt = { userId: user.id, code, mayRecover: false, failure: 'PROOF_FAILED' } as const;
    if (await useFactorCode(ctx, attempt)) return user;
    throw refuse('factor.wrongCode', {}, { field: 'code' });
  }
  const refusal = refuse('account.wrongPassword', {}, { field: 'currentPassword' });
  return authenticate(ctx, {
    email: user.email,
    password: currentPassword ?? '',
    refusal,
    failure: 'PROOF_FAILED',
  });
}

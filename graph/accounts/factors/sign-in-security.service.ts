import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { type SignInSecurityView } from '../../../schema/accounts/second-factors.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { confirmIdentity } from '../passwords/confirm-identity.service.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { lockOwnAccount } from '../sessions/lock-own-account.ts';
import { User } from '../users/user.entity.ts';
import { factorChanged } from './factor-changed.ts';
import { isFactorRequired } from './factor-removal.ts';
import { passkeyView } from './passkeys/own-passkeys.service.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { RecoveryCode } from './codes/recovery-code.entity.ts';
import { makeRecoveryCodes } from './codes/recovery-codes.ts';
import { secondFactorsOf } from './second-factors.reads.ts';
import { TotpSecret } from './codes/totp-secret.entity.ts';

/** The viewer's second factors, passkeys in the order they were added. */
export async function signInSecurity(ctx: Context): Promise<SignInSecurityView<Date>> {
  const { id } = ctx.require('account.editOwn');
  const user = await ctx.em.findOneOrFail(User, id);
  const passkeys = await ctx.em.find(Passkey, { user: id }, { orderBy: { id: 'asc' } });
  return {
    passkeys: passkeys.map(passkeyView),
    isTotpOn: (await ctx.em.count(TotpSecret, { user: id, confirmedAt: { $ne: null } })) > 0,
    recoveryCodesLeft: await ctx.em.count(RecoveryCode, { user: id, usedAt: null }),
    isRequired: isFactorRequired(ctx, user),
  };
}

/** Replaces the recovery codes with new ones, given a proof of identity. */
export async function replaceRecoveryCodes(ctx: Context, proof: IdentityProof): Promise<string[]> {
  const user = await confirmIdentity(ctx, proof);
  if ((await secondFactorsOf(ctx.em, user.id)).length === 0) throw refuse('factor.none');
  const kind = 'RECOVERY_CODES_REPLACED';
  const codes = await ctx.em.transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await recordSecurity(ctx, tx, { userId: user.id, kind });
    return makeRecoveryCodes(tx, user.id, ctx.now());
  });
  factorChanged(ctx, user, kind);
  return codes;
}

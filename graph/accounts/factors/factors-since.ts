import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { RecoveryCode } from './codes/recovery-code.entity.ts';
import { secondFactorsOf } from './second-factors.reads.ts';
import { TotpSecret } from './codes/totp-secret.entity.ts';

/**
 * Removes the second factors that an account got at `since` or later, within the caller's transaction, which has the
 * account locked. Factors from before stay; recovery codes from before stay with them, as newer ones may be known to a
 * stranger.
 */
export async function removeFactorsSince(
  ctx: Context,
  tx: EntityManager,
  userId: number,
  since: Date,
): Promise<void> {
  const passkeys = await tx.nativeDelete(Passkey, { user: userId, createdAt: { $gte: since } });
  const apps = await tx.nativeDelete(TotpSecret, { user: userId, confirmedAt: { $gte: since } });
  // A secret that was only started may be a stranger's, and counts for nothing yet.
  await tx.nativeDelete(TotpSecret, { user: userId, confirmedAt: null });
  const isUnprotected = (await secondFactorsOf(tx, userId)).length === 0;
  await tx.nativeDelete(RecoveryCode, {
    user: userId,
    ...(!isUnprotected && { createdAt: { $gte: since } }),
  });
  if (passkeys > 0) await recordSecurity(ctx, tx, { userId, kind: 'PASSKEY_REMOVED' });
  if (apps > 0) await recordSecurity(ctx, tx, { userId, kind: 'TOTP_OFF' });
}

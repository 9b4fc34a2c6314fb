import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { RecoveryCode } from './codes/recovery-code.entity.ts';
import { secondFactorsOf } from './second-factors.reads.ts';
import { TotpSecret } from './codes/totp-secret.entity.ts';

/** The second factors that an account got since some moment. */
export interface FactorsSince {
  /** The names of the passkeys, in the order they were added. */
  readonly passkeys: readonly string[];
  readonly hasTotp: boolean;
  readonly hasRecoveryCodes: boolean;
}

/** The factors that an account got at `since` or later. */
export async function factorsSince(
  em: EntityManager,
  userId: number,
  since: Date,
): Promise<FactorsSince> {
  const [user, createdAt] = [userId, { $gte: since }];
  const passkeys = await em.find(Passkey, { user, createdAt }, { orderBy: { id: 'asc' } });
  return {
    passkeys: passkeys.map(({ name }) => name),
    hasTotp: (await em.count(TotpSecret, { user, confirmedAt: { $gte: since } })) > 0,
    hasRecoveryCodes: (await em.count(RecoveryCode, { user, createdAt })) > 0,
  };
}

/**
 * Removes the second factors that an account got at `since` or later, within the caller's transaction, which has the
 * account locked, and returns them. Earlier factors stay, and so do earlier recovery codes; a stranger may know newer
 * ones.
 */
export async function removeFactorsSince(
  ctx: Context,
  tx: EntityManager,
  userId: number,
  since: Date,
): Promise<FactorsSince> {
  const removed = await factorsSince(tx, userId, since);
  await tx.nativeDelete(Passkey, { user: userId, createdAt: { $gte: since } });
  await tx.nativeDelete(TotpSecret, { user: userId, confirmedAt: { $gte: since } });
  // A secret whose setup was not finished may be a stranger's, and is not a factor yet.
  await tx.nativeDelete(TotpSecret, { user: userId, confirmedAt: null });
  const isUnprotected = (await secondFactorsOf(tx, userId)).length === 0;
  await tx.nativeDelete(RecoveryCode, {
    user: userId,
    ...(!isUnprotected && { createdAt: { $gte: since } }),
  });
  if (removed.passkeys.length > 0)
    await recordSecurity(ctx, tx, { userId, kind: 'PASSKEY_REMOVED' });
  if (removed.hasTotp) await recordSecurity(ctx, tx, { userId, kind: 'TOTP_OFF' });
  return removed;
}

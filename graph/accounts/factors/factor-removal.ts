import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import type { FactorChange } from '../passwords/factor.mails.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { lockOwnAccount } from '../sessions/lock-own-account.ts';
import type { User } from '../users/user.entity.ts';
import { factorChanged } from './factor-changed.ts';
import { RecoveryCode } from './codes/recovery-code.entity.ts';
import { secondFactorsOf } from './second-factors.reads.ts';

/** True for admins of a site that demands a second factor of them. */
export const isFactorRequired = ({ env }: Pick<Context, 'env'>, user: Pick<User, 'isAdmin'>) =>
  user.isAdmin && env.adminMfa === 'required';

/**
 * Removes a factor. Removing the last one also removes the recovery codes, which would have no use. An admin who must
 * have a factor cannot remove the last.
 */
export async function withoutFactor(
  ctx: Context,
  user: User,
  kind: FactorChange,
  remove: (tx: EntityManager) => Promise<void>,
): Promise<void> {
  await ctx.em.transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await remove(tx);
    await recordSecurity(ctx, tx, { userId: user.id, kind });
    if ((await secondFactorsOf(tx, user.id)).length > 0) return;
    if (isFactorRequired(ctx, user)) throw refuse('factor.lastRequired');
    await tx.nativeDelete(RecoveryCode, { user: user.id });
  });
  factorChanged(ctx, user, kind);
}

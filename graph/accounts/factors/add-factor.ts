import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import type { FactorChange } from '../passwords/factor.mails.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { lockOwnAccount } from '../sessions/lock-own-account.ts';
import type { User } from '../users/user.entity.ts';
import { factorChanged } from './factor-changed.ts';
import { makeRecoveryCodes } from './codes/recovery-codes.ts';
import { secondFactorsOf } from './second-factors.reads.ts';

/** Adds a factor in one transaction. With the first one come the recovery codes; null beside others. */
export async function addFactor(
  ctx: Context,
  user: User,
  kind: FactorChange,
  add: (tx: EntityManager) => Promise<void>,
): Promise<string[] | null> {
  const userId = user.id;
  const recoveryCodes = await ctx.em.transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    const isFirst = (await secondFactorsOf(tx, userId)).length === 0;
    await add(tx);
    await recordSecurity(ctx, tx, { userId, kind });
    return isFirst ? makeRecoveryCodes(tx, userId, ctx.now()) : null;
  });
  factorChanged(ctx, user, kind);
  return recoveryCodes;
}

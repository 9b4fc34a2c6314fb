import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserView } from '../../../schema/accounts/accounts.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { takeLock } from '../../core/database/locks.ts';
import { refuse } from '../../core/errors.ts';
import { isEmailProven } from '../email/proven-email.ts';
import { User } from '../users/user.entity.ts';
import { userView } from '../users/user.view.ts';
import { actOn, lockUser } from './user-acts.ts';

/** What a member is from now on; what is absent stays as it is. */
export interface UserRights {
  readonly isAdmin?: boolean | null | undefined;
  readonly isMvp?: boolean | null | undefined;
}

/**
 * Admin. Makes a member an admin or an MVP, or takes that away. An admin needs a confirmed address, because
 * its mailbox opens the account. The last admin stays. On every node the next request of the member has the new
 * rights, and their open sockets close.
 */
export async function setUserRights(
  ctx: Context,
  id: number,
  rights: UserRights,
): Promise<UserView<Date>> {
  ctx.require('user.administer');
  const { user, isChanged } = await ctx.em.transactional(async (tx) => {
    // Of two admins who demote each other at once, the second waits and stays.
    await takeLock(tx, 'admins');
    const account = await lockUser(tx, id);
    const acts = [...(await adminActs(tx, account, rights)), ...mvpActs(account, rights)];
    for (const action of acts) recordAct(ctx, actOn(account, action), tx);
    return { user: account, isChanged: acts.length > 0 };
  });
  if (isChanged) ctx.publish('account.changed', { userId: id });
  return userView(user, ctx.viewer);
}

async function adminActs(tx: EntityManager, user: User, { isAdmin }: UserRights) {
  if (isAdmin == null || isAdmin === user.isAdmin) return [];
  if (isAdmin && !isEmailProven(user)) throw refuse('rights.unproven');
  if (!isAdmin && (await tx.count(User, { isAdmin: true })) === 1) throw refuse('rights.lastAdmin');
  user.isAdmin = isAdmin;
  return [isAdmin ? 'user.makeAdmin' : 'user.unmakeAdmin'];
}

function mvpActs(user: User, { isMvp }: UserRights) {
  if (isMvp == null || isMvp === user.isMvp) return [];
  user.isMvp = isMvp;
  return [isMvp ? 'user.makeMvp' : 'user.unmakeMvp'];
}

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
export type UserRights = {
  readonly [Right in 'isAdmin' | keyof typeof GRANTS]?: boolean | null | undefined;
};

/** What is given and taken without a further rule, and the names of the acts in the trail. */
const GRANTS = {
  isModerator: { given: 'user.makeModerator', taken: 'user.unmakeModerator', isProofNeeded: true },
  isHost: { given: 'user.makeHost', taken: 'user.unmakeHost', isProofNeeded: true },
  isMvp: { given: 'user.makeMvp', taken: 'user.unmakeMvp', isProofNeeded: false },
} as const;

/**
 * Admin. Makes a member an admin, a moderator, a host or an MVP, or takes that away. All but MVPs need a confirmed
 * address, because its mailbox opens the account. The last admin stays. On every node the next request of the member has the new
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
    const acts = [...(await adminActs(tx, account, rights)), ...grantActs(account, rights)];
    for (const action of acts) recordAct(ctx, actOn(account, action), tx);
    return { user: account, isChanged: acts.length > 0 };
  });
  if (isChanged) ctx.publish('account.changed', { userId: id });
  return userView(user, ctx.viewer);
}

async function adminActs(tx: EntityManager, user: User, { isAdmin }: UserRights) {
  if (isAdmin == null || isAdmin === user.isAdmin) return [];
  if (isAdmin) requireProvenEmail(user);
  if (!isAdmin && (await tx.count(User, { isAdmin: true })) === 1) throw refuse('rights.lastAdmin');
  user.isAdmin = isAdmin;
  return [isAdmin ? 'user.makeAdmin' : 'user.unmakeAdmin'];
}

function grantActs(user: User, rights: UserRights): string[] {
  return (Object.keys(GRANTS) as (keyof typeof GRANTS)[]).flatMap((right) => {
    const isGiven = rights[right];
    if (isGiven == null || isGiven === user[right]) return [];
    const { given, taken, isProofNeeded } = GRANTS[right];
    if (isGiven && isProofNeeded) requireProvenEmail(user);
    user[right] = isGiven;
    return [isGiven ? given : taken];
  });
}

function requireProvenEmail(user: User): void {
  if (!isEmailProven(user)) throw refuse('rights.unproven');
}

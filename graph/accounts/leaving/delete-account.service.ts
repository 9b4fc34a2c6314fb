import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { User } from '../users/user.entity.ts';

/** An arbitrary number that no other lock uses. */
const LOCK = 2025_0149;

/**
 * Deletes an account, the viewer's own or as an admin another's: in one transaction with all its content, every session
 * and every API token. The database keeps other members' data consistent (counters, averages, boards, search), because
 * rows are also deleted by cascade. Messages to the site and reports stay, without a name. Pictures that nothing shows
 * any more are removed by their job.
 */
export async function deleteAccount(ctx: Context, userId: number): Promise<void> {
  const isOwn = ctx.requireViewer().id === userId;
  ctx.require(isOwn ? 'account.deleteOwn' : 'user.administer');
  await ctx.em.transactional(async (tx) => {
    await waitInLine(tx, userId);
    const account = await tx.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!account) throw refuse('account.unknown');
    if (account.isAdmin) throw refuse('account.adminStays');
    recordAct(ctx, actOn(account, isOwn), tx);
    await tx.flush();
    await tx.nativeDelete(User, { id: userId });
  });
  if (isOwn) ctx.cookie?.clear();
  ctx.publish('session.revoked', { userId });
  ctx.publish('apiToken.revoked', { userId });
  ctx.publish('account.deleted', { userId });
}

/** Members who delete their own account leave no name in the trail. */
const actOn = ({ id, name }: User, isOwn: boolean) => ({
  action: isOwn ? 'user.leave' : 'user.delete',
  subjectType: 'User' as const,
  subjectId: id,
  details: isOwn ? {} : { name },
});

/**
 * Deletions run one at a time, because two that decrement the same counters would deadlock. So would a deletion and the
 * scoring of a game, which locks the game's status while it writes boards; so that lock is taken here as well, before
 * any other.
 */
async function waitInLine(tx: EntityManager, userId: number): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  await rowsOf(
    tx,
    db
      .selectFrom('fantasyGameStatus')
      .select('id')
      .where('gameId', 'in', ({ selectFrom }) =>
        selectFrom('fantasyLineups').select('gameId').where('userId', '=', userId),
      )
      .orderBy('id')
      .forUpdate(),
  );
}

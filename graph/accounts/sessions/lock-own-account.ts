import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { Session } from './session.entity.ts';

/**
 * Locks the viewer's account within a transaction, so that of two changes at once the second sees the first.
 * UNAUTHENTICATED when the session has ended since the request began: what a stranger is just adding must not outlive the
 * undo, the reset or the sign-out that ends their access.
 */
export async function lockOwnAccount(ctx: Context, tx: EntityManager): Promise<void> {
  const { id } = ctx.requireViewer();
  await rowsOf(tx, db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate());
  if (ctx.sessionId === null) return;
  if ((await tx.count(Session, { id: ctx.sessionId, user: id })) === 0)
    throw refuse('access.signInFirst');
}

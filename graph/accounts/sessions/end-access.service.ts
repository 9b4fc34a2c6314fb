import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { deleteApiTokensOf } from '../api-tokens/api-token.service.ts';
import { KnownDevice } from '../security-log/known-device.entity.ts';
import { deleteSessionsOf } from './session.service.ts';

/**
 * Ends everything that lets anybody act as a member without their password, within the caller's transaction: a stranger
 * may have made some of it. Returns the ended sessions; publish them after the commit.
 */
export async function endAccess(
  tx: EntityManager,
  userId: number,
  keepSession: number | null = null,
): Promise<number[]> {
  await deleteApiTokensOf(tx, userId);
  await pauseWebhooksOf(tx, userId);
  await tx.nativeDelete(KnownDevice, { user: userId });
  return deleteSessionsOf(tx, userId, keepSession);
}

/** Their room comes after this one; its runner sees the change by itself. */
async function pauseWebhooksOf(tx: EntityManager, userId: number): Promise<void> {
  await rowsOf(
    tx,
    db
      .updateTable('webhooks')
      .set({ state: 'paused', pausedBecause: 'access', nextAttemptAt: null })
      .where('userId', '=', userId)
      .where('state', '=', 'active'),
  );
}

/** Closes open sockets; to be called after the commit. With `sessions` only those have ended. */
export function publishEndedAccess(
  ctx: Pick<Context, 'publish'>,
  userId: number,
  sessions?: readonly number[],
): void {
  if (sessions)
    for (const sessionId of sessions) ctx.publish('session.revoked', { userId, sessionId });
  else ctx.publish('session.revoked', { userId });
  ctx.publish('apiToken.revoked', { userId });
}

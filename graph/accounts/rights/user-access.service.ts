import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { ApiToken } from '../api-tokens/api-token.entity.ts';
import { endAccess, publishEndedAccess } from '../sessions/end-access.service.ts';
import { Session } from '../sessions/session.entity.ts';
import { actOn, lockUser } from './user-acts.ts';

/**
 * Admin. Signs a member out on every device and deletes their API tokens, when someone else may be using the account.
 * Their own browser stays signed in when admins do so to themselves.
 */
export async function endUserAccess(ctx: Context, id: number): Promise<number> {
  const viewer = ctx.require('user.administer');
  const ended = await ctx.em.transactional(async (tx) => {
    const account = await lockUser(tx, id);
    const sessions = await endAccess(tx, id, viewer.id === id ? ctx.sessionId : null);
    recordAct(ctx, actOn(account, 'user.endAccess', { sessions: sessions.length }), tx);
    return sessions;
  });
  publishEndedAccess(ctx, id, ended);
  return ended.length;
}

/** Admin. Signs a member out on one device. NOT_FOUND for a session that has ended, or of another member. */
export async function endUserSession(
  ctx: Context,
  userId: number,
  sessionId: number,
): Promise<void> {
  ctx.require('user.administer');
  await ctx.em.transactional(async (tx) => {
    const account = await lockUser(tx, userId);
    const session = await tx.findOne(Session, { id: sessionId, user: userId });
    if (!session) throw refuse('account.sessionGone');
    const device = session.deviceLabel ?? '';
    await tx.nativeDelete(Session, { id: sessionId });
    recordAct(ctx, actOn(account, 'user.endSession', { device }), tx);
  });
  if (sessionId === ctx.sessionId) ctx.cookie?.clear();
  ctx.publish('session.revoked', { userId, sessionId });
}

/** Admin. Revokes one of a member's API tokens. NOT_FOUND for one that is gone, or of another member. */
export async function revokeUserToken(
  ctx: Context,
  userId: number,
  tokenId: number,
): Promise<void> {
  ctx.require('user.administer');
  await ctx.em.transactional(async (tx) => {
    const account = await lockUser(tx, userId);
    const token = await tx.findOne(ApiToken, { id: tokenId, user: userId });
    if (!token) throw refuse('token.gone');
    const { name, hint } = token;
    await tx.nativeDelete(ApiToken, { id: tokenId });
    recordAct(ctx, actOn(account, 'user.revokeToken', { token: name, hint }), tx);
  });
  ctx.publish('apiToken.revoked', { userId, tokenId });
}

import { OWN_SESSIONS_LIMIT, type OwnSessionView } from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { asBoolean, rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { deleteSessionsOf, isLive } from './session.service.ts';

/** The browsers in which the viewer is signed in, this one first, then by when they were last used. */
export async function ownSessions(ctx: Context): Promise<OwnSessionView<Date>[]> {
  return sessionsOf(ctx, ctx.require('account.editOwn').id);
}

/** The same of any member, for use cases that have checked who asks. */
export async function sessionsOf(ctx: Context, userId: number): Promise<OwnSessionView<Date>[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .select(['s.id', 's.deviceLabel as device', 's.createdAt', 's.lastSeenAt'])
      .select(({ eb }) =>
        asBoolean(eb('s.id', 'is not distinct from', ctx.sessionId)).as('isCurrent'),
      )
      .where('s.userId', '=', userId)
      .where(isLive(ctx.now()))
      .orderBy('isCurrent', 'desc')
      .orderBy('s.lastSeenAt', 'desc')
      .orderBy('s.id', 'desc')
      .limit(OWN_SESSIONS_LIMIT),
  );
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    lastSeenAt: new Date(lastSeenAt),
  }));
}

/** Ends one of the viewer's sessions; its open sockets close. NOT_FOUND for ended ones and those of others. */
export async function endOwnSession(ctx: Context, id: number): Promise<boolean> {
  const viewer = ctx.require('account.editOwn');
  const [ended] = await rowsOf(
    ctx.em,
    db.deleteFrom('sessions').where('id', '=', id).where('userId', '=', viewer.id).returning('id'),
  );
  if (!ended) throw refuse('account.sessionGone');
  await recordSecurity(ctx, ctx.em, { userId: viewer.id, kind: 'SESSION_ENDED' });
  if (id === ctx.sessionId) ctx.cookie?.clear();
  ctx.publish('session.revoked', { userId: viewer.id, sessionId: id });
  return true;
}

/** Ends all sessions of the viewer but this one, and returns how many there were. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const viewer = ctx.require('account.editOwn');
  const ended = await deleteSessionsOf(ctx.em, viewer.id, ctx.sessionId);
  if (ended.length > 0)
    await recordSecurity(ctx, ctx.em, { userId: viewer.id, kind: 'SESSIONS_ENDED' });
  for (const sessionId of ended) ctx.publish('session.revoked', { userId: viewer.id, sessionId });
  return ended.length;
}

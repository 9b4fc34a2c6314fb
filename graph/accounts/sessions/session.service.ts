import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Viewer } from '../../../schema/accounts/capabilities.ts';
import type { Context, SessionCookie } from '../../core/context.ts';
import type { Env } from '../../core/env.ts';
import { db } from '../../core/database/db.ts';
import { asBoolean, rowsOf, type Slots, statement } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';
import { refuse } from '../../core/errors.ts';
import { rememberDevice } from '../security-log/known-device.service.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { deviceLabel } from './device-label.ts';
import { hasSecondFactor } from '../factors/second-factors.reads.ts';
import { sanctionIn, sanctionOf } from '../sanctions/sanction-in-force.ts';
import { newSecret, secretHash } from './secret.ts';
import { Session } from './session.entity.ts';
import type { User } from '../users/user.entity.ts';
import { asViewer } from './viewer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A session ends this long after it was last used (sooner for admins), and in any case after LONGEST. */
const IDLE = 14 * DAY;
const ADMIN_IDLE = 12 * HOUR;
const LONGEST = 90 * DAY;

/** Use is noted at most this often: reading pages must not write rows. */
const NOTE_USE_EACH = MINUTE;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/**
 * The cookie of the requesting browser. FORBIDDEN on sockets, for tokens and for pages of other origins, which have
 * none.
 */
export function requireCookie(
  ctx: Context,
  refusal:
    'account.browserOnly' | 'token.browserOnly' | 'webhook.browserOnly' = 'account.browserOnly',
): SessionCookie {
  if (!ctx.cookie) throw refuse(refusal);
  return ctx.cookie;
}

/** Signs the browser in: always a new token, so that a planted one is useless (session fixation). */
export async function startSession(
  ctx: Context,
  user: User,
  kind: SecurityEventKind = 'SIGNED_IN',
): Promise<void> {
  const cookie = requireCookie(ctx);
  const now = ctx.now();
  await endSession(ctx);
  await ctx.em.nativeDelete(Session, { expiresAt: { $lte: now } });
  const token = newSecret();
  ctx.em.create(Session, {
    tokenHash: secretHash(token),
    user,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, IDLE),
    userAgent: ctx.userAgent?.slice(0, 300) ?? null,
    deviceLabel: deviceLabel(ctx.userAgent),
  });
  await ctx.em.flush();
  await recordSecurity(ctx, ctx.em, { userId: user.id, kind });
  await rememberDevice(ctx, cookie, user.id);
  cookie.set(token, after(now, LONGEST));
}

/** SQL condition: the session `s` of the user `u` has not expired. */
export const isLive = (now: Date): Expression<SqlBool> =>
  isLiveAt(sql.val(now.toISOString()), sql.val(before(now, ADMIN_IDLE).toISOString()));

const of = expressionBuilder<{ s: Tables['sessions']; u: Tables['users'] }, 's' | 'u'>();
const owner = of.ref('u.id');
const isLiveAt = (now: Expression<string>, adminsActiveSince: Expression<string>) =>
  of.and([
    of('s.expiresAt', '>', now),
    of.or([of.not(of.ref('u.isAdmin')), of('s.lastSeenAt', '>', adminsActiveSince)]),
  ]);

interface FoundSession {
  readonly viewer: Viewer;
  readonly sessionId: number;
  /** Of an admin with a second factor. Signing in is the first proof. */
  readonly provenAt: Date | undefined;
}

interface Wanted {
  readonly tokenHash: string;
  readonly now: string;
  readonly adminsActiveSince: string;
  readonly notedSince: string;
}

/** Second factors are looked at for admins only. */
const readSession = statement((of: Slots<Wanted>) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .leftJoinLateral(sanctionOf(owner, of.now).as('n'), (join) => join.onTrue())
    .select(['s.id', 'u.id as userId', 'u.isAdmin', 'u.isModerator', 'u.isHost'])
    .select(['n.sanctionId', 'n.sanctionKind', 'n.sanctionEndsAt'])
    .select(({ and, eb, fn, ref }) => [
      asBoolean(eb('s.lastSeenAt', '>', of.notedSince)).as('isNoted'),
      asBoolean(and([ref('u.isAdmin'), hasSecondFactor])).as('hasSecondFactor'),
      fn.coalesce('s.provenAt', 's.createdAt').as('provenAt'),
    ])
    .where('s.tokenHash', '=', of.tokenHash)
    .where(isLiveAt(of.now, of.adminsActiveSince)),
);

/** Notes that a session is used, which makes it end later. */
const noteUse = statement((of: Slots<{ id: number; now: Date; idleUntil: Date }>) =>
  db
    .updateTable('sessions')
    .set({
      lastSeenAt: of.now,
      expiresAt: ({ ref }) =>
        sql<Date>`least(${ref('createdAt')} + make_interval(secs => ${LONGEST / 1000}), ${of.idleUntil}::timestamptz)`,
    })
    .where('id', '=', of.id),
);

/**
 * The owner of this token: null when the session is unknown, ended or expired. Rights are read from the database, so
 * they are current.
 */
export async function findSession(
  em: EntityManager,
  token: string,
  { now, env }: { now: Date; env: Pick<Env, 'adminMfa'> },
): Promise<FoundSession | null> {
  const [found] = await readSession(em, {
    tokenHash: secretHash(token),
    now: now.toISOString(),
    adminsActiveSince: before(now, ADMIN_IDLE).toISOString(),
    notedSince: before(now, NOTE_USE_EACH).toISOString(),
  });
  if (!found) return null;
  if (!found.isNoted) await noteUse(em, { id: found.id, now, idleUntil: after(now, IDLE) });
  const viewer = {
    ...asViewer({ ...found, id: found.userId }, env),
    ...sanctionIn(found),
  };
  return {
    viewer,
    sessionId: found.id,
    provenAt: viewer.isAdmin && found.hasSecondFactor ? new Date(found.provenAt) : undefined,
  };
}

/** Signs this browser out. Without a session it only takes a left-over cookie away. */
export async function endSession(ctx: Context): Promise<void> {
  ctx.cookie?.clear();
  if (!ctx.viewer || ctx.sessionId === null) return;
  await ctx.em.nativeDelete(Session, { id: ctx.sessionId });
  ctx.publish('session.revoked', { userId: ctx.viewer.id, sessionId: ctx.sessionId });
}

/**
 * Deletes the sessions of a user except `keep`, and sign-ins that wait for their second factor. Returns the ids of the
 * ended ones; publish them after the commit.
 */
export async function deleteSessionsOf(
  em: EntityManager,
  userId: number,
  keep: number | null = null,
): Promise<number[]> {
  await rowsOf(em, db.deleteFrom('pendingSignIns').where('userId', '=', userId));
  const ended = await rowsOf(
    em,
    db
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('id', 'is distinct from', keep)
      .returning('id'),
  );
  return ended.map(({ id }) => id);
}

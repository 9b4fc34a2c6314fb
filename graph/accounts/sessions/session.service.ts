import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Viewer } from '../../../schema/accounts/capabilities.ts';
import type { Context, SessionCookie } from '../../core/context.ts';
import type { Env } from '../../core/env.ts';
import { DomainError } from '../../core/errors.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { rememberDevice } from '../security-log/known-device.service.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { deviceLabel } from './device-label.ts';
import { hasSecondFactor } from '../factors/second-factors.reads.ts';
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

/** The cookie of the browser that asks. FORBIDDEN on sockets, for tokens and for pages of other origins, where there is none. */
export function requireCookie(
  ctx: Context,
  words: string = ACCOUNT_TEXTS.browserOnly,
): SessionCookie {
  if (!ctx.cookie) throw new DomainError('FORBIDDEN', words);
  return ctx.cookie;
}

/** Signs the browser in: always a new token, so that one planted beforehand is worth nothing. */
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
export const isLive = (now: Date) =>
  sql<boolean>`s.expires_at > ${now} and (not u.is_admin or s.last_seen_at > ${before(now, ADMIN_IDLE)})`;

interface FoundSession {
  readonly viewer: Viewer;
  readonly sessionId: number;
  /** Of an admin with a second factor. Signing in is the first proof. */
  readonly provenAt: Date | undefined;
}

interface SessionRow {
  readonly id: number;
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly isNoted: boolean;
  /** Looked at for admins only. */
  readonly hasSecondFactor: boolean;
  readonly provenAt: string;
}

/**
 * Who holds this token now: null when the session is unknown, ended or expired. Rights are those in the database at
 * this moment.
 */
export async function findSession(
  em: EntityManager,
  token: string,
  { now, env }: { now: Date; env: Pick<Env, 'adminMfa'> },
): Promise<FoundSession | null> {
  const [found] = await rowsOf(
    em,
    sql<SessionRow>`
    select s.id, u.id as "userId", u.is_admin as "isAdmin", s.last_seen_at > ${before(now, NOTE_USE_EACH)} as "isNoted",
      u.is_admin and ${hasSecondFactor} as "hasSecondFactor", coalesce(s.proven_at, s.created_at) as "provenAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${secretHash(token)} and ${isLive(now)}`,
  );
  if (!found) return null;
  if (!found.isNoted) {
    await rowsOf(
      em,
      sql`
      update sessions set last_seen_at = ${now},
        expires_at = least(created_at + make_interval(secs => ${LONGEST / 1000}), ${after(now, IDLE)}::timestamptz)
      where id = ${found.id}`,
    );
  }
  const { userId, isAdmin, hasSecondFactor: isProtected } = found;
  const viewer = asViewer({ id: userId, isAdmin, hasSecondFactor: isProtected }, env);
  return {
    viewer,
    sessionId: found.id,
    provenAt: viewer.isAdmin && isProtected ? new Date(found.provenAt) : undefined,
  };
}

/** Signs this browser out. Without a session it only takes a left-over cookie away. */
export async function endSession(ctx: Context): Promise<void> {
  ctx.cookie?.clear();
  if (!ctx.viewer || ctx.sessionId === null) return;
  await ctx.em.nativeDelete(Session, { id: ctx.sessionId });
  ctx.publish('session.revoked', { userId: ctx.viewer.id, sessionId: ctx.sessionId });
}

/** Deletes the sessions of a user, but `keep`, and sign-ins that owe their second factor. Gives the ids of the ended ones; publish them after the commit. */
export async function deleteSessionsOf(
  em: EntityManager,
  userId: number,
  keep: number | null = null,
): Promise<number[]> {
  await rowsOf(em, sql`delete from pending_sign_ins where user_id = ${userId}`);
  const ended = await rowsOf(
    em,
    sql<{ id: number }>`
    delete from sessions where user_id = ${userId} and id is distinct from ${keep}::int returning id`,
  );
  return ended.map(({ id }) => id);
}

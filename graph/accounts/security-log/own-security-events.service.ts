import {
  SECURITY_LOG_DAYS,
  SECURITY_LOG_PAGE,
  type SecurityEventView,
} from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../../core/paging/cursors.ts';

const DAY = 24 * 60 * 60_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString();

const cursor = defineIdCursor('securityEvents');

/** One's own security log, newest first. */
export function ownSecurityEvents(
  ctx: Context,
  page: PageRequest,
): Promise<Connection<SecurityEventView<Date>>> {
  const { id } = ctx.require('account.editOwn');
  return readConnection(page, (some) => securityEventsOf(ctx, id, some), cursor.of);
}

/** The same of any member, for use cases that have checked who asks. */
export async function securityEventsOf(
  ctx: Context,
  userId: number,
  { first, after }: PageRequest = { first: SECURITY_LOG_PAGE },
): Promise<SecurityEventView<Date>[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('securityEvents')
      .select(['id', 'at', 'kind', 'deviceLabel as device', 'network'])
      .where('userId', '=', userId)
      .where('at', '>', daysBefore(ctx.now(), SECURITY_LOG_DAYS))
      .where('id', '<', cursor.read(after) ?? ABOVE_ALL_IDS)
      .orderBy('id', 'desc')
      .limit(first),
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Name of the job that forgets. */
export const FORGET_OLD_SECURITY = 'forget-old-security';

const DEVICE_DAYS = 365;

/** Deletes events after 90 days and devices unused for a year. Runs every day. */
export async function forgetOldSecurity(ctx: Context): Promise<void> {
  const now = ctx.now();
  await rowsOf(
    ctx.em,
    db.deleteFrom('securityEvents').where('at', '<=', daysBefore(now, SECURITY_LOG_DAYS)),
  );
  await rowsOf(
    ctx.em,
    db.deleteFrom('knownDevices').where('lastUsedAt', '<=', daysBefore(now, DEVICE_DAYS)),
  );
  await ctx.jobs.wake(ctx.em, FORGET_OLD_SECURITY, new Date(now.getTime() + DAY));
}

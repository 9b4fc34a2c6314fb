import { sql } from 'kysely';
import { type Notice, NOTICE_TYPES, type NoticeType } from '../../schema/news/notices.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { PushNotice } from './push-notice.entity.ts';

/** Name of the job that is woken when something is to be sent. */
export const SEND_PUSHES = 'send-pushes';

const MINUTE = 60_000;

/** How long each kind is worth hearing. */
export const LASTS_MS: Readonly<Record<NoticeType, number>> = {
  scoreAlerts: 10 * MINUTE,
  gameUpdates: 30 * MINUTE,
  liveStreamNotifications: 60 * MINUTE,
  newEpisodeNotifications: 24 * 60 * MINUTE,
  breakingNews: 24 * 60 * MINUTE,
};

/** The column of a subscription that says whether it wants that kind: the type's name as columns are named. */
const columnOf = (type: NoticeType) =>
  type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = Object.fromEntries(NOTICE_TYPES.map((type) => [type, sql.ref(columnOf(type))]));

/**
 * Owes a notice to every subscription that wants its kind, once: of several nodes that heard of it, the one that stores
 * its tag. What the same topic still owed is outdated by it.
 */
export async function announce(ctx: Context, notice: Notice): Promise<void> {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + LASTS_MS[notice.type]).toISOString();
  await ctx.em.fork().transactional(async (tx) => {
    const [first] = await rowsOf(
      tx,
      sql<{ id: number }>`
        insert into push_notices (tag, topic, notice, created_at, expires_at)
        values (${notice.tag}, ${notice.topic}, ${JSON.stringify(notice)}::jsonb, ${now.toISOString()}, ${expiresAt})
        on conflict (tag) do nothing returning id`,
    );
    if (!first) return;
    await rowsOf(
      tx,
      sql`delete from push_deliveries where notice_id in
        (select id from push_notices where topic = ${notice.topic} and id <> ${first.id})`,
    );
    const [owed] = await rowsOf(
      tx,
      sql<{ count: number }>`
        with owed as (
          insert into push_deliveries (notice_id, subscription_id, tries, due_at)
          select ${first.id}::int, id, 0, ${now.toISOString()}::timestamptz from push_subscriptions where ${COLUMNS[notice.type]!}
          returning 1)
        select count(*)::int as count from owed`,
    );
    if (owed?.count) await ctx.jobs.wake(tx, SEND_PUSHES, now);
  });
}

/** What was taken back is not told to anybody else. */
export async function retract(ctx: Context, tag: string): Promise<void> {
  await rowsOf(
    ctx.em.fork(),
    sql`delete from push_deliveries where notice_id in (select id from push_notices where tag = ${tag})`,
  );
}

const KEPT_MS = 7 * 24 * 60 * MINUTE;

/** Forgets what was told long ago: it is not going to be told again. */
export async function forgetOldNotices(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_MS);
  await ctx.em.fork().nativeDelete(PushNotice, { createdAt: { $lt: before } });
}

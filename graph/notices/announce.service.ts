import type { Notice, NoticeKind } from '../../schema/news/notices.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import { PushNotice } from './push-notice.entity.ts';

/** Name of the job that is woken when something is to be sent. */
export const SEND_PUSHES = 'send-pushes';

const MINUTE = 60_000;

/** How long each kind is worth hearing. */
export const LASTS_MS: Readonly<Record<NoticeKind, number>> = {
  scoreAlerts: 10 * MINUTE,
  gameUpdates: 30 * MINUTE,
  liveStreamNotifications: 60 * MINUTE,
  newEpisodeNotifications: 24 * 60 * MINUTE,
  breakingNews: 24 * 60 * MINUTE,
  ownQuestion: 24 * 60 * MINUTE,
};

/**
 * Owes a notice to every subscription that wants its kind, once: of several nodes that heard of it, the one that stores
 * its tag. What the same topic still owed is outdated by it. One for a member goes to that member's browsers alone.
 */
export async function announce(ctx: Context, notice: Notice, userId?: number): Promise<void> {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + LASTS_MS[notice.type]).toISOString();
  await ctx.em.fork().transactional(async (tx) => {
    const [first] = await rowsOf(
      tx,
      db
        .insertInto('pushNotices')
        .values({ tag: notice.tag, topic: notice.topic, notice, createdAt: now, expiresAt })
        .onConflict((conflict) => conflict.column('tag').doNothing())
        .returning('id'),
    );
    if (!first) return;
    await rowsOf(
      tx,
      db
        .deleteFrom('pushDeliveries')
        .where('noticeId', 'in', ({ selectFrom }) =>
          selectFrom('pushNotices')
            .select('id')
            .where('topic', '=', notice.topic)
            .where('id', '<>', first.id),
        ),
    );
    const [owed] = await rowsOf(
      tx,
      db
        .with('owed', (each) =>
          each
            .insertInto('pushDeliveries')
            .columns(['noticeId', 'subscriptionId', 'tries', 'dueAt'])
            .expression(({ selectFrom }) =>
              selectFrom('pushSubscriptions')
                .select(({ lit, val }) => [
                  val(first.id).as('noticeId'),
                  'id',
                  lit(0).as('tries'),
                  val(now).as('dueAt'),
                ])
                .where(({ eb, ref, val: value }) =>
                  notice.type === 'ownQuestion'
                    ? eb('userId', '=', userId ?? null)
                    : // A subscription has a column for each kind of notice with a toggle.
                      eb(ref(notice.type), '=', value(true)),
                ),
            )
            .returning('id'),
        )
        .selectFrom('owed')
        .select(({ fn }) => asInt(fn.countAll()).as('count')),
    );
    if (owed?.count) await ctx.jobs.wake(tx, SEND_PUSHES, now);
  });
}

/** Withdrawn news is not sent to any more browsers. */
export async function retract(ctx: Context, tag: string): Promise<void> {
  await rowsOf(
    ctx.em.fork(),
    db
      .deleteFrom('pushDeliveries')
      .where('noticeId', 'in', ({ selectFrom }) =>
        selectFrom('pushNotices').select('id').where('tag', '=', tag),
      ),
  );
}

const RETENTION_MS = 7 * 24 * 60 * MINUTE;

/** Deletes notices old enough that they can't be sent twice. */
export async function forgetOldNotices(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - RETENTION_MS);
  await ctx.em.fork().nativeDelete(PushNotice, { createdAt: { $lt: before } });
}

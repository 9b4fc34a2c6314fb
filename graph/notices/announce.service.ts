import { INBOX_CHOICES, type InboxKind } from '../../schema/inbox.ts';
import { hasToggle, type Notice, type NoticeKind } from '../../schema/news/notices.ts';
import {
  type ExpressionBuilder,
  expressionBuilder,
  type ExpressionWrapper,
  sql,
  type SqlBool,
} from 'kysely';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
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
  inbox: 24 * 60 * MINUTE,
};

/** A subscription has a column for each kind of notice with a toggle; what has none names its recipients. */
const ofKind =
  (type: NoticeKind): Recipients =>
  ({ eb }) =>
    hasToggle(type) ? eb(type, '=', true) : eb('id', 'is', null);

export type Recipients = (
  subscriptions: ExpressionBuilder<Tables, 'pushSubscriptions'>,
) => ExpressionWrapper<Tables, 'pushSubscriptions', SqlBool>;

/** Kinds that come later to who watches the game later. */
const TELLS_OF_GAMES: ReadonlySet<NoticeKind> = new Set([
  'scoreAlerts',
  'gameUpdates',
  'breakingNews',
  'inbox',
]);
/** A browser may be closed before it takes its delay back; this long after, in hours, the game is over. */
const DELAY_LASTS = 12;

function dueAt(type: NoticeKind, now: Date) {
  const { ref, val } = expressionBuilder<Tables, 'pushSubscriptions'>();
  const at = sql<string>`${val(now.toISOString())}::timestamptz`;
  if (!TELLS_OF_GAMES.has(type)) return at;
  const isDelayed = sql`${ref('updatedAt')} > ${at} - interval '1 hour' * ${DELAY_LASTS}`;
  return sql<string>`case when ${isDelayed} then ${at} + interval '1 second' * ${ref('behindSeconds')} else ${at} end`;
}

/** The kinds of items of an inbox that browsers are notified of. */
type PushedKind = {
  [Kind in InboxKind]: 'PUSH' extends keyof (typeof INBOX_CHOICES)[Kind] ? Kind : never;
}[InboxKind];

/** The browsers of a member who wants to be notified of this kind of item. */
export const browsersOf =
  (userId: number, kind: PushedKind): Recipients =>
  ({ and, eb, exists, selectFrom }) =>
    and([
      eb('userId', '=', userId),
      exists(
        selectFrom('users as u')
          .select('u.id')
          .where('u.id', '=', userId)
          .where(({ lit, ref, val }) => {
            const chosen = sql`${ref('u.inboxChoices')} #>> ${val(`{${kind},PUSH}`)}::text[]`;
            return sql<boolean>`coalesce((${chosen})::boolean, ${lit(INBOX_CHOICES[kind].PUSH)})`;
          }),
      ),
    ]);

interface To {
  /** By default every subscription that wants the kind of notice. */
  readonly recipients?: Recipients;
  /** When it is no news any more; by default after a time that its kind has. */
  readonly until?: Date;
}

/**
 * Owes a notice to its recipients, once: of several nodes that heard of it, the one that stores its tag. What the same
 * topic still owed is outdated by it.
 */
export async function announce(
  ctx: Context,
  notice: Notice,
  { recipients = ofKind(notice.type), until }: To = {},
): Promise<void> {
  const now = ctx.now();
  const expiresAt = until ?? new Date(now.getTime() + LASTS_MS[notice.type]);
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
        )
        // Who is behind is owed the earlier one first.
        .where(({ eb, or }) => or([eb('tries', '>', 0), eb('dueAt', '<=', now.toISOString())])),
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
                  dueAt(notice.type, now).as('dueAt'),
                ])
                .where(recipients),
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

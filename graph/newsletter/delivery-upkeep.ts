import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';

/** Deliveries are personal data, so they are deleted after this time, in ms. */
const RETENTION_MS = 30 * 86_400_000;

const LOST_SIGHT = 'The server stopped while this mail was handed over: it may have arrived.';

/**
 * Fails deliveries whose node died while sending them. It is unknown whether the mail left, and sending again could
 * send it twice.
 */
export async function sweepLeases({ em, now }: Pick<Context, 'em' | 'now'>): Promise<void> {
  await rowsOf(
    em,
    db
      .updateTable('newsletterDeliveries')
      .set({ state: 'failed', leaseUntil: null, fault: LOST_SIGHT })
      .where('state', '=', 'sending')
      .where('leaseUntil', '<=', now().toISOString()),
  );
}

/** The figures of each newsletter that is not closed and has nothing left to send. */
const FIGURES = db
  .selectFrom('newsletterDeliveries')
  .select('newsletterId')
  .select(({ fn }) => [
    asInt(fn.countAll().filterWhere('state', '=', 'sent')).as('sent'),
    asInt(fn.countAll().filterWhere('state', '=', 'failed')).as('failed'),
    asInt(fn.countAll().filterWhere('state', '=', 'skipped')).as('skipped'),
  ])
  .where('newsletterId', 'in', ({ selectFrom }) =>
    selectFrom('newsletters').select('id').where('finishedAt', 'is', null),
  )
  .groupBy('newsletterId')
  .having(({ eb, fn }) =>
    fn.agg<boolean>('bool_and', [eb('state', 'not in', ['waiting', 'sending'])]),
  );

/** Closes them, and deletes the addresses that no longer belong to a member or a subscriber. */
const finish = (now: Date) =>
  db
    .with('finished', (each) =>
      each
        .updateTable('newsletters as n')
        .from(FIGURES.as('d'))
        .set({
          finishedAt: now,
          sent: ({ ref }) => ref('d.sent'),
          failed: ({ ref }) => ref('d.failed'),
          skipped: ({ ref }) => ref('d.skipped'),
        })
        .whereRef('n.id', '=', 'd.newsletterId')
        .where('n.finishedAt', 'is', null)
        .returning('n.id'),
    )
    .with('forgotten', (each) =>
      each
        .deleteFrom('newsletterDeliveries as d')
        .using('finished as f')
        .whereRef('d.newsletterId', '=', 'f.id')
        .where(({ and, exists, fn, not, selectFrom }) => {
          const address = fn<string>('lower', ['d.email']);
          const member = selectFrom('users as u')
            .select('u.id')
            .where(({ eb, fn }) => eb(fn<string>('lower', ['u.email']), '=', address));
          const subscriber = selectFrom('subscribers as s')
            .select('s.id')
            .where(({ eb, fn }) => eb(fn<string>('lower', ['s.email']), '=', address));
          return and([not(exists(member)), not(exists(subscriber))]);
        }),
    )
    .selectFrom('finished')
    .select('id');

/**
 * Closes newsletters whose deliveries are all done, with their figures. Addresses of people who left or unsubscribed in
 * between are deleted at once, the others after a month.
 */
export async function finishNewsletters(
  ctx: Pick<Context, 'em' | 'now' | 'publish'>,
): Promise<void> {
  const now = ctx.now();
  const finished = await rowsOf(ctx.em, finish(now));
  for (const { id } of finished) ctx.publish('newsletter.changed', { newsletterId: id });
  await rowsOf(
    ctx.em,
    db.deleteFrom('newsletterDeliveries').where('newsletterId', 'in', ({ selectFrom }) =>
      selectFrom('newsletters')
        .select('id')
        .where('finishedAt', '<', new Date(now.getTime() - RETENTION_MS).toISOString()),
    ),
  );
}

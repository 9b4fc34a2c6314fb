import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';

/** Who got a newsletter when is nobody's business for longer. */
const KEPT_MS = 30 * 86_400_000;

const LOST_SIGHT = 'The server stopped while this mail was handed over: it may have arrived.';

/**
 * Deliveries whose node died while it handed them over. Whether they left is unknown; sending them again could send
 * them twice, so they count as failed and say why.
 */
export async function sweepLeases({ em, now }: Pick<Context, 'em' | 'now'>): Promise<void> {
  await rowsOf(
    em,
    sql`update newsletter_deliveries set state = 'failed', lease_until = null, fault = ${LOST_SIGHT}
      where state = 'sending' and lease_until <= ${now()}`,
  );
}

/**
 * Closes newsletters whose deliveries are all done, with their figures. The addresses of who left or unsubscribed
 * meanwhile are forgotten at once, the others after a month.
 */
export async function finishNewsletters(
  ctx: Pick<Context, 'em' | 'now' | 'publish'>,
): Promise<void> {
  const now = ctx.now();
  const finished = await rowsOf(
    ctx.em,
    sql<{ id: number }>`
      with finished as (
        update newsletters n set finished_at = ${now}, sent = d.sent, failed = d.failed, skipped = d.skipped
        from (
          select newsletter_id, count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
            count(*) filter (where state = 'skipped') as skipped
          from newsletter_deliveries
          where newsletter_id in (select id from newsletters where finished_at is null)
          group by newsletter_id having bool_and(state not in ('waiting', 'sending'))
        ) d
        where n.id = d.newsletter_id and n.finished_at is null returning n.id
      ), forgotten as (
        delete from newsletter_deliveries d using finished f
        where d.newsletter_id = f.id
          and not exists (select from users where lower(email) = lower(d.email))
          and not exists (select from subscribers where lower(email) = lower(d.email))
      )
      select id from finished`,
  );
  for (const { id } of finished) ctx.publish('newsletter.changed', { newsletterId: id });
  await rowsOf(
    ctx.em,
    sql`delete from newsletter_deliveries where newsletter_id in (
      select id from newsletters where finished_at < ${new Date(now.getTime() - KEPT_MS)})`,
  );
}

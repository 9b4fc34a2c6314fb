import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable, InferResult } from 'kysely';
import type { NewsletterView } from '../../schema/news/newsletter.ts';
import { HAS_PROVEN_EMAIL } from '../accounts/email/proven-email.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import type { PageRequest } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';

/**
 * The recipients of a newsletter: subscribers who confirmed that they asked for it, and members with a proven address, because
 * an unproven one may belong to a stranger. Each address once regardless of case, without those that opted out (the
 * address, or its member) and those that the mail server doesn't know.
 */
export const AUDIENCE = db
  .selectFrom(({ cast, lit, selectFrom }) =>
    selectFrom('subscribers')
      .select(['email', cast<number | null>(lit(null), 'integer').as('userId'), 'createdAt'])
      .where('confirmedAt', 'is not', null)
      .unionAll(
        selectFrom('users as u')
          .select(['u.email', 'u.id as userId', 'u.createdAt'])
          .where(HAS_PROVEN_EMAIL),
      )
      .as('known'),
  )
  .distinctOn(({ fn }) => fn<string>('lower', ['known.email']))
  .select('known.email')
  .where(({ exists, fn, not, selectFrom }) =>
    not(
      exists(
        selectFrom('newsletterAddresses as a')
          .select('a.email')
          .where('a.email', '=', fn<string>('lower', ['known.email']))
          .where(({ eb, or }) =>
            or([eb('a.optedOutAt', 'is not', null), eb('a.suppressedAt', 'is not', null)]),
          ),
      ),
    ),
  )
  .where(({ exists, not, selectFrom }) =>
    not(
      exists(
        selectFrom('newsletterAddresses as a')
          .select('a.email')
          .whereRef('a.userId', '=', 'known.userId')
          .where('a.optedOutAt', 'is not', null),
      ),
    ),
  )
  .orderBy(({ fn }) => fn<string>('lower', ['known.email']))
  .orderBy('known.createdAt');

export async function countAudience(em: EntityManager): Promise<number> {
  const [row] = await rowsOf(
    em,
    db.selectFrom(AUDIENCE.as('audience')).select(({ fn }) => asInt(fn.countAll()).as('count')),
  );
  return row!.count;
}

/** Newsletters with their figures, which are stored for finished ones and counted for others. */
const READ = db
  .selectFrom('newsletters as n')
  .leftJoin('users as u', 'u.id', 'n.sentById')
  .leftJoinLateral(
    ({ selectFrom }) =>
      selectFrom('newsletterDeliveries as each')
        .select(({ fn }) => [
          asInt(fn.countAll().filterWhere('each.state', '=', 'sent')).as('sent'),
          asInt(fn.countAll().filterWhere('each.state', '=', 'failed')).as('failed'),
          asInt(fn.countAll().filterWhere('each.state', '=', 'skipped')).as('skipped'),
        ])
        .whereRef('each.newsletterId', '=', 'n.id')
        .as('d'),
    (join) => join.on('n.finishedAt', 'is', null),
  )
  .select(['n.id', 'n.subject', 'u.name as sentBy', 'n.createdAt', 'n.finishedAt', 'n.total'])
  .select(({ fn }) => [
    fn.coalesce('d.sent', 'n.sent').as('sent'),
    fn.coalesce('d.failed', 'n.failed').as('failed'),
    fn.coalesce('d.skipped', 'n.skipped').as('skipped'),
  ])
  .orderBy('n.id', 'desc');

async function viewsOf(
  em: EntityManager,
  read: Compilable<InferResult<typeof READ>[number]>,
): Promise<NewsletterView[]> {
  const rows = await rowsOf(em, read);
  return rows.map(({ createdAt, finishedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  }));
}

export const newsletterCursor = defineIdCursor('newsletters');

/** The newest first. */
export const readNewsletters = (em: EntityManager, { first, after }: PageRequest) =>
  viewsOf(em, READ.where('n.id', '<', newsletterCursor.read(after) ?? ABOVE_ALL_IDS).limit(first));

export async function readNewsletter(
  em: EntityManager,
  id: number,
): Promise<NewsletterView | undefined> {
  const [found] = await viewsOf(em, READ.where('n.id', '=', id));
  return found;
}

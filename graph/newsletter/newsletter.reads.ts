import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { NEWSLETTER_PAGE, type NewsletterView } from '../../schema/news/newsletter.ts';
import { HAS_PROVEN_EMAIL } from '../accounts/email/proven-email.ts';
import { rowsOf } from '../core/database/rows.ts';

/**
 * Who gets a newsletter: subscribers, who asked for it themselves, and members who have proven their address, which is
 * theirs for the account's sake and may be a stranger's; each address once whatever its case, but for those that opted out
 * (the address, or the member who has it) and those that the mail server doesn't know.
 */
export const AUDIENCE = sql`
  select distinct on (lower(known.email)) known.email
  from (
    select email, null::int as user_id, created_at from subscribers
    union all select u.email, u.id, u.created_at from users u where ${HAS_PROVEN_EMAIL}
  ) known
  where not exists (
    select from newsletter_addresses a
    where a.email = lower(known.email) and (a.opted_out_at is not null or a.suppressed_at is not null)
  ) and not exists (
    select from newsletter_addresses a where a.user_id = known.user_id and a.opted_out_at is not null
  )
  order by lower(known.email), known.created_at`;

export async function countAudience(em: EntityManager): Promise<number> {
  const [row] = await rowsOf(
    em,
    sql<{ count: number }>`select count(*)::int as count from (${AUDIENCE}) audience`,
  );
  return row!.count;
}

type Stored = Omit<NewsletterView, 'createdAt' | 'finishedAt'> & {
  readonly createdAt: string;
  readonly finishedAt: string | null;
};

/** Newsletters with their figures: those of finished ones are stored, the others' counted. */
async function readWhere(
  em: EntityManager,
  where: ReturnType<typeof sql>,
): Promise<NewsletterView[]> {
  const rows = await rowsOf(
    em,
    sql<Stored>`
      select n.id, n.subject, u.name as "sentBy", n.created_at as "createdAt", n.finished_at as "finishedAt", n.total,
        coalesce(d.sent, n.sent) as sent, coalesce(d.failed, n.failed) as failed, coalesce(d.skipped, n.skipped) as skipped
      from newsletters n
      left join users u on u.id = n.sent_by_id
      left join lateral (
        select (count(*) filter (where state = 'sent'))::int as sent, (count(*) filter (where state = 'failed'))::int as failed,
          (count(*) filter (where state = 'skipped'))::int as skipped
        from newsletter_deliveries where newsletter_id = n.id
      ) d on n.finished_at is null
      where ${where} order by n.id desc limit ${NEWSLETTER_PAGE}`,
  );
  return rows.map(({ createdAt, finishedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  }));
}

/** The newest first; `before` is the id of the last one seen. */
export const readNewsletters = (em: EntityManager, before?: number | null) =>
  readWhere(em, before ? sql`n.id < ${before}` : sql`true`);

export async function readNewsletter(
  em: EntityManager,
  id: number,
): Promise<NewsletterView | undefined> {
  const [found] = await readWhere(em, sql`n.id = ${id}`);
  return found;
}

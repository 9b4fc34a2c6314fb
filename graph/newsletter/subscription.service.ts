import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';

/** Two random UUIDs: 244 bits that nobody guesses. */
const NEW_TOKEN = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

interface AddressToken {
  /** In lower case. */
  readonly email: string;
  readonly token: string;
}

/**
 * The tokens of those of these addresses that are members' or subscribers', made where they have none yet. A member who
 * is being deleted is waited for, so that no token is made for whom nobody knows any more.
 */
export function addressTokens(
  em: EntityManager,
  emails: readonly string[],
): Promise<AddressToken[]> {
  return rowsOf(
    em,
    sql<AddressToken>`
      with given as (select lower(email) as email from unnest(${[...emails]}::text[]) as given (email)),
      members as (
        select lower(email) as email from users
        where lower(email) in (select email from given) for key share
      )
      insert into newsletter_addresses as a (email, token)
      select email, ${NEW_TOKEN} from given
      where email in (select email from members)
        or exists (select from subscribers s where lower(s.email) = given.email)
      on conflict (email) do update set email = excluded.email
      returning a.email, a.token`,
  );
}

/** What somebody with a link from a mail may know of its address. */
export interface Subscription {
  readonly email: string;
  readonly isOptedOut: boolean;
}

const subscriptionOf = (rows: readonly Subscription[]) => rows[0] ?? null;

/** The address that a token belongs to; null for unknown tokens. */
export async function subscriptionOfToken(
  ctx: Pick<Context, 'em'>,
  token: string,
): Promise<Subscription | null> {
  return subscriptionOf(
    await rowsOf(
      ctx.em,
      sql<Subscription>`select email, opted_out_at is not null as "isOptedOut"
        from newsletter_addresses where token = ${token}`,
    ),
  );
}

/** No more newsletters to this address, nor to the member who has it now, also under another address. */
export async function unsubscribe(
  ctx: Pick<Context, 'em' | 'now'>,
  token: string,
): Promise<Subscription | null> {
  return subscriptionOf(
    await rowsOf(
      ctx.em,
      sql<Subscription>`
        update newsletter_addresses a set opted_out_at = coalesce(a.opted_out_at, ${ctx.now()}),
          user_id = coalesce((select id from users where lower(users.email) = a.email), a.user_id)
        where a.token = ${token} returning a.email, true as "isOptedOut"`,
    ),
  );
}

/** Newsletters to this address again. */
export async function resubscribe(
  ctx: Pick<Context, 'em'>,
  token: string,
): Promise<Subscription | null> {
  return subscriptionOf(
    await rowsOf(
      ctx.em,
      sql<Subscription>`
        update newsletter_addresses set opted_out_at = null, suppressed_at = null, user_id = null
        where token = ${token} returning email, false as "isOptedOut"`,
    ),
  );
}

/** Whether the viewer gets no newsletters: they said so themselves, or their address was unsubscribed. */
export async function newsletterOptOut(ctx: Context): Promise<boolean> {
  const viewer = ctx.require('account.editOwn');
  const [row] = await rowsOf(
    ctx.em,
    sql<{ isOut: boolean }>`
      select exists (
        select from newsletter_addresses a
        where a.opted_out_at is not null and (a.user_id = u.id or a.email = lower(u.email))
      ) as "isOut" from users u where u.id = ${viewer.id}`,
  );
  return row?.isOut ?? false;
}

/** Takes the viewer out of the recipients, or back in. */
export async function setNewsletterOptOut(ctx: Context, isOut: boolean): Promise<boolean> {
  const viewer = ctx.require('account.editOwn');
  await rowsOf(
    ctx.em,
    isOut
      ? sql`
          insert into newsletter_addresses as a (email, token, opted_out_at, user_id)
          select lower(email), ${NEW_TOKEN}, ${ctx.now()}, id from users where id = ${viewer.id}
          on conflict (email) do update
            set opted_out_at = coalesce(a.opted_out_at, excluded.opted_out_at), user_id = excluded.user_id`
      : sql`
          update newsletter_addresses a set opted_out_at = null, suppressed_at = null, user_id = null
          from users u where u.id = ${viewer.id} and (a.user_id = u.id or a.email = lower(u.email))`,
  );
  return isOut;
}

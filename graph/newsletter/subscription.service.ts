import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asBoolean, hasRow, rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';

/** Two random UUIDs: 244 bits, which can't be guessed. */
const NEW_TOKEN = sql<string>`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

interface AddressToken {
  /** In lower case. */
  readonly email: string;
  readonly token: string;
}

const of = expressionBuilder<{ a: Tables['newsletterAddresses']; u: Tables['users'] }, 'a' | 'u'>();

/** Whether the address `a` is that of the member `u`, or one that they opted out of. */
const IS_OF_MEMBER = of.or([
  of('a.userId', '=', of.ref('u.id')),
  of('a.email', '=', of.fn<string>('lower', ['u.email'])),
]);

/** The given addresses in lower case, and those of members, whose rows are locked. */
const withGiven = (emails: readonly string[]) =>
  db
    .with('given', (each) =>
      each
        .selectFrom(sql<{ email: string }>`unnest(${[...emails]}::text[])`.as<'g'>(sql`g (email)`))
        .select(({ fn }) => fn<string>('lower', ['g.email']).as('email')),
    )
    .with('members', (each) =>
      each
        .selectFrom('users')
        .select(({ fn }) => fn<string>('lower', ['email']).as('email'))
        .where(({ eb, fn, selectFrom }) =>
          eb(fn<string>('lower', ['email']), 'in', selectFrom('given').select('email')),
        )
        .forKeyShare(),
    );

/**
 * The tokens of those given addresses that belong to members or subscribers, created where missing. Waits for a member
 * who is being deleted, so that no token is created for an address that no longer belongs to anybody.
 */
export function addressTokens(
  em: EntityManager,
  emails: readonly string[],
): Promise<AddressToken[]> {
  return rowsOf(
    em,
    withGiven(emails)
      .insertInto('newsletterAddresses')
      .columns(['email', 'token'])
      .expression(({ selectFrom }) =>
        selectFrom('given')
          .select(['email', NEW_TOKEN.as('token')])
          .where(({ eb, exists, or, selectFrom }) =>
            or([
              eb('email', 'in', selectFrom('members').select('email')),
              exists(
                selectFrom('subscribers as s')
                  .select('s.id')
                  .where(({ eb, fn, ref }) =>
                    eb(fn<string>('lower', ['s.email']), '=', ref('given.email')),
                  ),
              ),
            ]),
          ),
      )
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ email: ({ ref }) => ref('excluded.email') }),
      )
      .returning(['email', 'token']),
  );
}

/** What the link in a mail may reveal about its address. */
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
      db
        .selectFrom('newsletterAddresses')
        .select('email')
        .select(({ eb }) => asBoolean(eb('optedOutAt', 'is not', null)).as('isOptedOut'))
        .where('token', '=', token),
    ),
  );
}

/** Unsubscribes this address, and its current member under any address. */
export async function unsubscribe(
  ctx: Pick<Context, 'em' | 'now'>,
  token: string,
): Promise<Subscription | null> {
  return subscriptionOf(
    await rowsOf(
      ctx.em,
      db
        .updateTable('newsletterAddresses as a')
        .set({
          optedOutAt: ({ cast, fn, val }) =>
            fn.coalesce('a.optedOutAt', cast<string>(val(ctx.now()), 'timestamptz')),
          userId: ({ fn, selectFrom }) =>
            fn.coalesce(
              selectFrom('users as u')
                .select('u.id')
                .where(({ eb, fn, ref }) =>
                  eb(fn<string>('lower', ['u.email']), '=', ref('a.email')),
                )
                .$asScalar(),
              'a.userId',
            ),
        })
        .where('a.token', '=', token)
        .returning(({ lit }) => ['a.email', lit(true).as('isOptedOut')]),
    ),
  );
}

const WANTED_AGAIN = { optedOutAt: null, suppressedAt: null, userId: null };

/** Subscribes this address again. */
export async function resubscribe(
  ctx: Pick<Context, 'em'>,
  token: string,
): Promise<Subscription | null> {
  return subscriptionOf(
    await rowsOf(
      ctx.em,
      db
        .updateTable('newsletterAddresses')
        .set(WANTED_AGAIN)
        .where('token', '=', token)
        .returning(({ lit }) => ['email', lit(false).as('isOptedOut')]),
    ),
  );
}

/** Subscribes this address again, where it opted out or could not be reached. */
export const resubscribeAddress = (em: EntityManager, email: string) =>
  rowsOf(
    em,
    db
      .updateTable('newsletterAddresses')
      .set(WANTED_AGAIN)
      .where('email', '=', email.toLowerCase()),
  );

/** Whether the viewer has opted out, by themselves or through their address. */
export async function newsletterOptOut(ctx: Context): Promise<boolean> {
  const viewer = ctx.require('account.editOwn');
  const [row] = await rowsOf(
    ctx.em,
    db
      .selectFrom('users as u')
      .select(({ selectFrom }) =>
        hasRow(
          selectFrom('newsletterAddresses as a')
            .select('a.email')
            .where('a.optedOutAt', 'is not', null)
            .where(IS_OF_MEMBER),
        ).as('isOut'),
      )
      .where('u.id', '=', viewer.id),
  );
  return row?.isOut ?? false;
}

/** Opts the viewer out, or in again. */
export async function setNewsletterOptOut(ctx: Context, isOut: boolean): Promise<boolean> {
  const viewer = ctx.require('account.editOwn');
  await (isOut ? optOut(ctx, viewer.id) : optIn(ctx.em, viewer.id));
  return isOut;
}

const optOut = ({ em, now }: Context, userId: number) =>
  rowsOf(
    em,
    db
      .insertInto('newsletterAddresses')
      .columns(['email', 'token', 'optedOutAt', 'userId'])
      .expression(({ selectFrom }) =>
        selectFrom('users')
          .select(({ fn }) => [fn<string>('lower', ['email']).as('email'), NEW_TOKEN.as('token')])
          .select(({ cast, val }) => cast<string>(val(now()), 'timestamptz').as('optedOutAt'))
          .select('id')
          .where('id', '=', userId),
      )
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          optedOutAt: ({ fn }) =>
            fn.coalesce('newsletterAddresses.optedOutAt', 'excluded.optedOutAt'),
          userId: ({ ref }) => ref('excluded.userId'),
        }),
      ),
  );

const optIn = (em: EntityManager, userId: number) =>
  rowsOf(
    em,
    db
      .updateTable('newsletterAddresses as a')
      .from('users as u')
      .set(WANTED_AGAIN)
      .where('u.id', '=', userId)
      .where(IS_OF_MEMBER),
  );

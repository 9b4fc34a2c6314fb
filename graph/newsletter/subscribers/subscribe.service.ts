import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { can } from '../../../schema/accounts/capabilities.ts';
import type { Language } from '../../../schema/language/languages.ts';
import {
  type CheckedSubscriber,
  type SubscriberInput,
  subscriberInput,
} from '../../../schema/news/subscriber-shape.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../schema/news/subscribers.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import { secretHash } from '../../accounts/sessions/secret.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';
import { resubscribeAddress } from '../subscription.service.ts';

/** Name of the job that mails the links and forgets who did not use one. */
export const MAIL_SUBSCRIBERS = 'mail-subscribers';

export const LINK_LIVES_MS = CONFIRM_WITHIN_DAYS * 86_400_000;

/**
 * Asks for the newsletter. Nothing is sent before the address confirmed by the link that is mailed to it. The response
 * is the same whether the address is known or not, and so is the mail. Returns the address as it was typed.
 */
export async function subscribe(ctx: Context, raw: SubscriberInput): Promise<string> {
  const input = subscriberInput(mountainDate(ctx.now())).parse(raw);
  if (!can(ctx.viewer, 'limits.exempt')) await ctx.limits.take('subscribe', ctx.address);
  const address = input.email.toLowerCase();
  // Never disclosed: whether an address was asked for lately is known to its owner alone.
  if ((await ctx.limits.wait('subscribeTo', address)) > 0) return input.email;
  await ctx.limits.take('subscribeTo', address);
  const [asked] = await ctx.em.transactional(async (tx) => {
    const rows = await askFor(tx, input, { now: ctx.now(), language: ctx.language });
    await ctx.jobs.wake(tx, MAIL_SUBSCRIBERS, ctx.now());
    return rows;
  });
  ctx.publish('subscriber.changed', { subscriberId: asked!.id });
  return input.email;
}

interface Asked {
  readonly now: Date;
  readonly language: Language;
}

const of = expressionBuilder<
  Tables & { excluded: Tables['subscribers'] },
  'subscribers' | 'excluded'
>();

const unlessConfirmed = (column: 'name' | 'email' | 'birthday' | 'favoriteTeam') =>
  of
    .case()
    .when('subscribers.confirmedAt', 'is', null)
    .then(of.ref(`excluded.${column}`))
    .else(of.ref(`subscribers.${column}`))
    .end();

/** What was confirmed stays as it is; what was not is replaced, as no one has vouched for it. */
const askFor = (tx: EntityManager, input: CheckedSubscriber, { now, language }: Asked) =>
  rowsOf(
    tx,
    db
      .insertInto('subscribers')
      .values({ ...input, createdAt: now, askedAt: now, mailDueAt: now, language })
      .onConflict((conflict) =>
        conflict.expression(sql`lower(email)`).doUpdateSet({
          name: unlessConfirmed('name'),
          email: unlessConfirmed('email'),
          birthday: unlessConfirmed('birthday'),
          favoriteTeam: unlessConfirmed('favoriteTeam'),
          askedAt: now,
          mailDueAt: now,
          language,
        }),
      )
      .returning('id'),
  );

const ofToken = (token: string, now: Date) => ({
  tokenHash: secretHash(token),
  since: new Date(now.getTime() - LINK_LIVES_MS).toISOString(),
});

/** Whose subscription a mailed link confirms; null when it does not work, or no longer. */
export async function emailOfLink(
  { em, now }: Pick<Context, 'em' | 'now'>,
  token: string,
): Promise<string | null> {
  const { tokenHash, since } = ofToken(token, now());
  const [asking] = await rowsOf(
    em,
    db
      .selectFrom('subscribers')
      .select('email')
      .where('tokenHash', '=', tokenHash)
      .where('askedAt', '>', since),
  );
  return asking?.email ?? null;
}

/**
 * Confirms a subscription by the mailed link, also one that was ended before: who reads the mails of an address decides
 * about it. Using the link again changes nothing.
 */
export async function confirmSubscription(
  ctx: Pick<Context, 'em' | 'now' | 'publish'>,
  token: string,
): Promise<string | null> {
  const now = ctx.now();
  const { tokenHash, since } = ofToken(token, now);
  const confirmed = await ctx.em.transactional(async (tx) => {
    const [row] = await rowsOf(
      tx,
      db
        .updateTable('subscribers')
        .set({ confirmedAt: ({ fn, val }) => fn.coalesce('confirmedAt', val(now)) })
        .where('tokenHash', '=', tokenHash)
        .where('askedAt', '>', since)
        .returning(['id', 'email']),
    );
    if (row) await resubscribeAddress(tx, row.email);
    return row;
  });
  if (!confirmed) return null;
  ctx.publish('subscriber.changed', { subscriberId: confirmed.id });
  return confirmed.email;
}

import { HAS_PROVEN_EMAIL } from '../accounts/email/proven-email.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { mailFault } from '../core/mail/mail-fault.ts';
import { db } from '../core/database/db.ts';
import { asBoolean, asInt, rowsOf } from '../core/database/rows.ts';
import { finishNewsletters, sweepLeases } from './delivery-upkeep.ts';
import { letterMail } from './newsletter-mail.ts';
import { SEND_NEWSLETTERS } from './newsletter.service.ts';
import { addressTokens } from './subscription.service.ts';

/** Mails that one node sends concurrently. */
const LANES = 4;
/** After this many the job ends and is woken again, so that a long run is not mistaken for a dead one. */
const MOST_PER_RUN = 2_000;
/** A mail server responds long before; after that the node counts as dead. */
export const LEASE_MS = 120_000;
/** Delay before retrying an address that the mail server refused temporarily. */
const BACK_OFF_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
/** Delay before retrying when the mail server is unreachable. */
const OUTAGE_MS = 60_000;
/** Between two progress events. */
const PUBLISH_EVERY_MS = 1_000;

interface Delivery {
  readonly id: number;
  readonly newsletterId: number;
  readonly email: string;
  readonly attempts: number;
  readonly subject: string;
  readonly content: string;
}

type Outcome =
  | { readonly state: 'sent' | 'skipped' }
  | { readonly state: 'failed'; readonly fault: string; readonly isUnknown?: boolean }
  | { readonly state: 'waiting'; readonly inMs: number; readonly fault: string };

/**
 * Sends due deliveries, on as many nodes as are woken. Each delivery is claimed before it is sent, so that no two nodes
 * send it. If a node dies while sending one, it is not sent again, because it may have left.
 */
export async function sendNewsletters(ctx: Context, signal?: AbortSignal): Promise<void> {
  await sweepLeases(ctx);
  const run = { left: MOST_PER_RUN, isAway: false, toldAt: performance.now() };
  if ((await countDue(ctx)) > LANES) await wakeAgain(ctx);
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      const em = ctx.em.fork();
      while (!signal?.aborted && !run.isAway && run.left-- > 0) {
        const delivery = await claim(em, ctx.now());
        if (!delivery) return;
        const outcome = await deliver({ ...ctx, em }, delivery);
        await settle(em, ctx.now(), delivery, outcome.kept);
        run.isAway ||= outcome.isOutage;
        if (performance.now() - run.toldAt < PUBLISH_EVERY_MS) continue;
        run.toldAt = performance.now();
        ctx.publish('newsletter.changed', { newsletterId: delivery.newsletterId });
      }
    }),
  );
  await finishNewsletters(ctx);
  await wakeForTheRest(ctx);
}

const dueBy = (now: Date) =>
  db
    .selectFrom('newsletterDeliveries')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now.toISOString());

/** Claims the delivery that is due longest; null when none is due. */
async function claim(em: EntityManager, now: Date): Promise<Delivery | null> {
  const [claimed] = await rowsOf(
    em,
    db
      .updateTable('newsletterDeliveries as d')
      .from('newsletters as n')
      .set({
        state: 'sending',
        attempts: ({ eb }) => eb('d.attempts', '+', 1),
        leaseUntil: new Date(now.getTime() + LEASE_MS),
      })
      .whereRef('n.id', '=', 'd.newsletterId')
      .where(
        'd.id',
        '=',
        dueBy(now).select('id').orderBy('dueAt').orderBy('id').limit(1).forUpdate().skipLocked(),
      )
      .returning(['d.id', 'd.newsletterId', 'd.email', 'd.attempts', 'n.subject', 'n.content']),
  );
  return claimed ?? null;
}

/** Sends one, unless its address has opted out. */
async function deliver(
  ctx: Context,
  delivery: Delivery,
): Promise<{ kept: Outcome; isOutage: boolean }> {
  const done = (kept: Outcome, isOutage = false) => ({ kept, isOutage });
  const { email } = delivery;
  if (!(await isWanted(ctx.em, email))) return done({ state: 'skipped' });
  const [address] = await addressTokens(ctx.em, [email]);
  if (!address) return done({ state: 'skipped' });
  const mail = await letterMail(ctx, delivery, { email, token: address.token });
  try {
    await ctx.mail.sendNow({
      ...mail,
      // The same on each attempt, so that mailboxes recognize a duplicate.
      messageId: `newsletter-${delivery.newsletterId}-${delivery.id}`,
    });
    return done({ state: 'sent' });
  } catch (error) {
    const { kind, reply, isUnknown } = mailFault(error);
    if (kind === 'REFUSED') return done({ state: 'failed', fault: reply, isUnknown });
    if (kind === 'UNCERTAIN') return done({ state: 'failed', fault: reply });
    const inMs = kind === 'AWAY' ? OUTAGE_MS : BACK_OFF_MS[delivery.attempts - 1];
    if (inMs === undefined) return done({ state: 'failed', fault: reply });
    return done({ state: 'waiting', inMs, fault: reply }, kind === 'AWAY');
  }
}

const lowerOf = (email: string) => sql<string>`lower(${email}::text)`;

/** Since the newsletter was sent, the recipient may have unsubscribed, deleted the account, or changed the address. */
async function isWanted(em: EntityManager, email: string): Promise<boolean> {
  const [row] = await rowsOf(
    em,
    db.selectNoFrom(({ and, exists, not, or, selectFrom }) => {
      const subscriber = selectFrom('subscribers as s')
        .select('s.id')
        .where(({ eb, fn }) => eb(fn<string>('lower', ['s.email']), '=', lowerOf(email)))
        .where('s.confirmedAt', 'is not', null);
      const member = selectFrom('users as u')
        .select('u.id')
        .where(({ eb, fn }) => eb(fn<string>('lower', ['u.email']), '=', lowerOf(email)))
        .where(HAS_PROVEN_EMAIL)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('newsletterAddresses as a')
                .select('a.email')
                .whereRef('a.userId', '=', 'u.id')
                .where('a.optedOutAt', 'is not', null),
            ),
          ),
        );
      const unwanted = selectFrom('newsletterAddresses as a')
        .select('a.email')
        .where('a.email', '=', lowerOf(email))
        .where(({ eb, or }) =>
          or([eb('a.optedOutAt', 'is not', null), eb('a.suppressedAt', 'is not', null)]),
        );
      const isWanted = and([or([exists(subscriber), exists(member)]), not(exists(unwanted))]);
      return asBoolean(isWanted).as('isWanted');
    }),
  );
  return row!.isWanted;
}

/** Stores the result, unless the lease has ended. An address that does not exist gets no more newsletters. */
async function settle(em: EntityManager, now: Date, { id, email }: Delivery, outcome: Outcome) {
  const fault = 'fault' in outcome ? outcome.fault : null;
  const dueAt = outcome.state === 'waiting' ? new Date(now.getTime() + outcome.inMs) : now;
  const sentAt = outcome.state === 'sent' ? now : null;
  await rowsOf(
    em,
    db
      .updateTable('newsletterDeliveries')
      .set({ state: outcome.state, leaseUntil: null, dueAt, sentAt, fault })
      .where('id', '=', id)
      .where('state', '=', 'sending'),
  );
  if (outcome.state === 'failed' && outcome.isUnknown)
    await rowsOf(
      em,
      db
        .updateTable('newsletterAddresses')
        .set({ suppressedAt: now })
        .where('email', '=', lowerOf(email)),
    );
}

async function countDue({ em, now }: Context): Promise<number> {
  const [row] = await rowsOf(
    em,
    db
      .selectFrom(
        dueBy(now())
          .select('id')
          .limit(LANES + 1)
          .as('due'),
      )
      .select(({ fn }) => asInt(fn.countAll()).as('count')),
  );
  return row!.count;
}

const wakeAgain = (ctx: Context, at = ctx.now()) => ctx.jobs.wake(ctx.em, SEND_NEWSLETTERS, at);

/** When the next delivery is due. */
async function wakeForTheRest(ctx: Context) {
  const [row] = await rowsOf(
    ctx.em,
    db.selectNoFrom(({ fn, selectFrom }) => {
      const due = selectFrom('newsletterDeliveries')
        .select(({ fn }) => fn.min('dueAt').as('at'))
        .where('state', '=', 'waiting');
      const lost = selectFrom('newsletterDeliveries')
        .select(({ fn }) => fn.min('leaseUntil').as('at'))
        .where('state', '=', 'sending');
      return fn<string | null>('least', [due, lost]).as('at');
    }),
  );
  if (!row?.at) return;
  const at = new Date(row.at);
  await wakeAgain(ctx, at > ctx.now() ? at : ctx.now());
}

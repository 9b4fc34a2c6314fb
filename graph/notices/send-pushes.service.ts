import { sql } from 'kysely';
import type { Language } from '../../schema/language/translate.ts';
import { type Notice, noticeIn, stays, wordsOf } from '../../schema/notices.ts';
import type { Context } from '../core/context.ts';
import { sentenceIn } from '../core/language.ts';
import { rowsOf } from '../core/rows.ts';
import { forgetOldNotices, SEND_PUSHES } from './announce.service.ts';
import { PushDelivery } from './push-delivery.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { postPush, type PushOutcome, type PushSender } from './post-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/** So many are taken at a time, and so many of them are on their way at once. */
const BATCH = 200;
const AT_ONCE = 20;

/** A delivery is tried so often, after 2, 4, 8 and 16 minutes. */
const MOST_TRIES = 5;
const FIRST_PAUSE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 3_600;

interface Owed {
  readonly id: number;
  readonly tries: number;
  readonly subscription: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly spoilerMode: boolean;
  readonly language: Language;
  readonly notice: Notice;
  readonly expiresAt: string;
}

/** Sends what is due. Several nodes share the work; one that dies leaves its part to be tried again later. */
export async function sendDuePushes(ctx: Context, signal?: AbortSignal): Promise<void> {
  await forgetOldNotices(ctx);
  const sender: PushSender = {
    vapid: await vapidKeys(ctx.em),
    subject: subjectOf(ctx),
    ownHosts: ctx.env.pushHosts,
  };
  for (;;) {
    const owed = await take(ctx);
    const outcomes = await inTurn(owed, (each) => deliver(ctx, sender, each));
    await settle(ctx, owed, outcomes);
    if (owed.length < BATCH || signal?.aborted) break;
  }
  const [next] = await rowsOf(
    ctx.em,
    sql<{ dueAt: string | null }>`select min(due_at) as "dueAt" from push_deliveries`,
  );
  if (next?.dueAt) await ctx.jobs.wake(ctx.em, SEND_PUSHES, new Date(next.dueAt));
}

/** Whom a push service may turn to when something goes wrong. */
const subjectOf = ({ publicUrl, env }: Context) =>
  publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${env.admin?.email ?? 'admin@localhost.invalid'}`;

/** Takes a batch, by setting when each would be tried again. */
async function take(ctx: Context): Promise<Owed[]> {
  const now = ctx.now().toISOString();
  return rowsOf(
    ctx.em,
    sql<Owed>`
    with taken as (
      update push_deliveries d set tries = tries + 1,
        due_at = ${now}::timestamptz + interval '1 second' * ${FIRST_PAUSE_SECONDS} * (2 ^ tries)
      where id in (select id from push_deliveries where due_at <= ${now} order by due_at, id
        limit ${BATCH} for update skip locked)
      returning *)
    select t.id, t.tries, s.id as subscription, s.endpoint, s.p256dh, s.auth, s.spoiler_mode as "spoilerMode", s.language,
      n.notice, n.expires_at as "expiresAt"
    from taken t join push_subscriptions s on s.id = t.subscription_id join push_notices n on n.id = t.notice_id
    order by t.id`,
  );
}

async function deliver(ctx: Context, sender: PushSender, owed: Owed): Promise<PushOutcome> {
  const { endpoint, p256dh, auth, spoilerMode, language, expiresAt } = owed;
  const ttlSeconds = Math.floor((Date.parse(expiresAt) - ctx.now().getTime()) / 1000);
  if (ttlSeconds <= 0) return { kind: 'refused' };
  const notice = noticeIn((sentence) => sentenceIn(language, sentence), owed.notice);
  const { title, tag, url, type, topic } = notice;
  const body = wordsOf(notice, spoilerMode);
  return postPush(sender, {
    endpoint,
    keys: { p256dh, auth },
    payload: JSON.stringify({ title, body, tag, url, stays: stays(notice) }),
    ttlSeconds,
    isUrgent: type !== 'newEpisodeNotifications',
    topic,
  });
}

/** Does something with each, a few at once; the results in their order. */
async function inTurn<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = items.entries();
  const one = async () => {
    for (const [index, item] of waiting) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return results;
}

/** Removes what is done, and the browsers that are gone; the rest stays for another time. */
async function settle(ctx: Context, owed: Owed[], outcomes: PushOutcome[]): Promise<void> {
  const done: number[] = [];
  const gone: number[] = [];
  for (const [index, { id, tries, subscription }] of owed.entries()) {
    const outcome = outcomes[index]!;
    if (outcome.kind === 'gone') gone.push(subscription);
    else if (outcome.kind !== 'later' || tries >= MOST_TRIES) done.push(id);
    else if (outcome.seconds > 0) await postpone(ctx, id, outcome.seconds);
  }
  const em = ctx.em.fork();
  if (done.length > 0) await em.nativeDelete(PushDelivery, { id: { $in: done } });
  if (gone.length > 0) await em.nativeDelete(PushSubscription, { id: { $in: gone } });
}

/** The push service has said when it wants to hear from us again. */
async function postpone(ctx: Context, id: number, seconds: number): Promise<void> {
  const pause = Math.min(seconds, LONGEST_PAUSE_SECONDS) * 1000;
  const dueAt = new Date(ctx.now().getTime() + pause);
  await ctx.em.fork().nativeUpdate(PushDelivery, { id }, { dueAt });
}

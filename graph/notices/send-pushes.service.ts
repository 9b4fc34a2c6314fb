import { sql } from 'kysely';
import type { Language } from '../../schema/language/languages.ts';
import { noticeIn, type NoticeInLanguages, stays, wordsOf } from '../../schema/news/notices.ts';
import { quietFor, type QuietHours } from '../../schema/news/quiet-hours.ts';
import { foldedWords, wordsIn } from '../../schema/words.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { forgetOldNotices, SEND_PUSHES } from './announce.service.ts';
import { PushDelivery } from './push-delivery.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { postPush, PUSHES_AT_ONCE, type PushOutcome, type PushSender } from './post-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Size of a batch. */
const BATCH = 200;
/** A subscription whose push service has been silent for this long, and is again, is given up: outages are shorter. */
const SILENT_AT_MOST_MS = 24 * 3_600_000;

/** A delivery is tried so often, after 2, 4, 8 and 16 minutes. */
const MOST_TRIES = 5;
const FIRST_PAUSE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Without having been sent where it came too late, or has a word that the member muted. */
type Outcome =
  PushOutcome | { readonly kind: 'expired' | 'muted' } | { readonly kind: 'quiet'; until: Date };

/** Outcomes that say nothing of the push service. */
const UNSENT: ReadonlySet<Outcome['kind']> = new Set(['expired', 'muted', 'quiet']);

interface Owed {
  readonly id: number;
  readonly tries: number;
  readonly subscription: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly spoilerMode: boolean;
  readonly language: Language;
  readonly notice: NoticeInLanguages;
  readonly expiresAt: string;
  readonly silentSince: string | null;
  readonly quietHours: QuietHours | null;
  readonly doNotDisturbUntil: string | null;
  /** What its member does not want to read. */
  readonly mutedWords: string[] | null;
}

/** Sends what is due. Several nodes share the work; one that dies leaves its part to be tried again later. */
export async function sendDuePushes(ctx: Context, signal?: AbortSignal): Promise<void> {
  await forgetOldNotices(ctx);
  const sender: PushSender = {
    vapid: await vapidKeys(ctx.em),
    subject: subjectOf(ctx),
    ownHosts: ctx.env.pushHosts,
  };
  // What else is owed to who is silent is not waited for a second time.
  const silent = new Set<number>();
  for (;;) {
    const owed = await take(ctx);
    const outcomes = await inTurn(owed, async (each): Promise<Outcome> => {
      if (silent.has(each.subscription)) return { kind: 'silent' };
      const outcome = await deliver(ctx, sender, each);
      if (outcome.kind === 'silent') silent.add(each.subscription);
      return outcome;
    });
    await settle(ctx, owed, outcomes);
    if (owed.length < BATCH || signal?.aborted) break;
  }
  const [next] = await rowsOf(
    ctx.em,
    db.selectFrom('pushDeliveries').select(({ fn }) => fn.min<string | null>('dueAt').as('dueAt')),
  );
  if (next?.dueAt) await ctx.jobs.wake(ctx.em, SEND_PUSHES, new Date(next.dueAt));
}

/** Whom a push service may turn to when something goes wrong. */
const subjectOf = ({ publicUrl, env }: Context) =>
  publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${env.admin?.email ?? 'admin@localhost.invalid'}`;

/** Due pushes, first those whose push service responded last time. */
const dueBy = (now: string) =>
  db
    .selectFrom('pushDeliveries as due')
    .innerJoin('pushSubscriptions as toWhom', 'toWhom.id', 'due.subscriptionId')
    .select('due.id')
    .where('due.dueAt', '<=', now)
    .orderBy(({ eb }) => eb('toWhom.silentSince', 'is not', null))
    .orderBy('due.dueAt')
    .orderBy('due.id')
    .limit(BATCH)
    .forUpdate('due')
    .skipLocked();

/** Claims a batch by setting the time of its next attempt. Those whose push service was silent come last. */
async function take(ctx: Context): Promise<Owed[]> {
  const now = ctx.now().toISOString();
  return rowsOf(
    ctx.em,
    db
      .with('taken', (each) =>
        each
          .updateTable('pushDeliveries as d')
          .set({
            tries: ({ eb }) => eb('d.tries', '+', 1),
            dueAt: ({ ref }) =>
              sql<string>`${now}::timestamptz + interval '1 second' * ${FIRST_PAUSE_SECONDS} * (2 ^ ${ref('d.tries')})`,
          })
          .where('d.id', 'in', dueBy(now))
          .returning(['d.id', 'd.tries', 'd.subscriptionId', 'd.noticeId']),
      )
      .selectFrom('taken as t')
      .innerJoin('pushSubscriptions as s', 's.id', 't.subscriptionId')
      .innerJoin('pushNotices as n', 'n.id', 't.noticeId')
      .leftJoin('users as u', 'u.id', 's.userId')
      .select(['t.id', 't.tries', 's.id as subscription', 's.endpoint', 's.p256dh', 's.auth'])
      .select([
        's.spoilerMode',
        's.language',
        's.silentSince',
        's.quietHours',
        'u.doNotDisturbUntil',
        'n.notice',
        'n.expiresAt',
      ])
      .select(({ selectFrom }) =>
        selectFrom('mutedWords as w')
          .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['w.text']).as('texts'))
          .whereRef('w.userId', '=', 's.userId')
          .where(({ eb, or }) => or([eb('w.until', 'is', null), eb('w.until', '>', now)]))
          .as('mutedWords'),
      )
      .orderBy(({ eb }) => eb('s.silentSince', 'is not', null))
      .orderBy('t.id'),
  );
}

async function deliver(ctx: Context, sender: PushSender, owed: Owed): Promise<Outcome> {
  const { endpoint, p256dh, auth, spoilerMode, language, expiresAt } = owed;
  const ttlSeconds = Math.floor((Date.parse(expiresAt) - ctx.now().getTime()) / 1000);
  if (ttlSeconds <= 0) return { kind: 'expired' };
  const calmUntil = owed.doNotDisturbUntil && new Date(owed.doNotDisturbUntil);
  if (calmUntil && calmUntil > ctx.now()) return { kind: 'quiet', until: calmUntil };
  const quiet = owed.quietHours ? quietFor(owed.quietHours, ctx.now()) : 0;
  if (quiet > 0) return { kind: 'quiet', until: new Date(ctx.now().getTime() + quiet) };
  const notice = noticeIn(language, owed.notice);
  const { tag, url, type, topic, closes } = notice;
  const { title, body } = wordsOf(notice, spoilerMode);
  // What members wrote themselves is never muted for them.
  const mutedWords = type === 'ownQuestion' ? null : owed.mutedWords;
  if (mutedWords && wordsIn(mutedWords)(foldedWords(`${title} ${body}`))) return { kind: 'muted' };
  return postPush(sender, {
    endpoint,
    keys: { p256dh, auth },
    payload: JSON.stringify({ title, body, tag, url, stays: stays(notice), closes }),
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
  await Promise.all(Array.from({ length: PUSHES_AT_ONCE }, one));
  return results;
}

/** Deletes delivered pushes and ended subscriptions; the rest is retried later. */
async function settle(ctx: Context, owed: Owed[], outcomes: Outcome[]): Promise<void> {
  const done: number[] = [];
  const gone: number[] = [];
  const [silent, heard]: [number[], number[]] = [[], []];
  for (const [index, { id, tries, subscription, silentSince }] of owed.entries()) {
    const outcome = outcomes[index]!;
    const isLast = tries >= MOST_TRIES;
    if (outcome.kind === 'silent') {
      if (silentSince === null) silent.push(subscription);
      else if (ctx.now().getTime() - Date.parse(silentSince) >= SILENT_AT_MOST_MS)
        gone.push(subscription);
      if (isLast) done.push(id);
      continue;
    }
    if (silentSince !== null && !UNSENT.has(outcome.kind)) heard.push(subscription);
    if (outcome.kind === 'quiet') {
      if (outcome.until < new Date(owed[index]!.expiresAt)) await waitUntil(ctx, id, outcome.until);
      else done.push(id);
      continue;
    }
    if (outcome.kind === 'gone') gone.push(subscription);
    else if (outcome.kind !== 'later' || isLast) done.push(id);
    else if (outcome.seconds > 0) await postpone(ctx, id, outcome.seconds);
  }
  const em = ctx.em.fork();
  const note = (ids: number[], silentSince: Date | null) =>
    ids.length > 0 && em.nativeUpdate(PushSubscription, { id: { $in: ids } }, { silentSince });
  await note(silent, ctx.now());
  await note(heard, null);
  if (done.length > 0) await em.nativeDelete(PushDelivery, { id: { $in: done } });
  if (gone.length > 0) await em.nativeDelete(PushSubscription, { id: { $in: gone } });
}

/** The push service has said when it wants to hear from us again. */
function postpone(ctx: Context, id: number, seconds: number): Promise<void> {
  const pause = Math.min(seconds, LONGEST_PAUSE_SECONDS) * 1000;
  return waitUntil(ctx, id, new Date(ctx.now().getTime() + pause));
}

async function waitUntil(ctx: Context, id: number, dueAt: Date): Promise<void> {
  await ctx.em.fork().nativeUpdate(PushDelivery, { id }, { dueAt });
}

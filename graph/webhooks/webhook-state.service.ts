import type { WebhookPause } from '../../schema/webhooks/webhooks.ts';
import { GIVE_UP_AFTER_MS, waitAfter } from '../../schema/webhooks/retries.ts';
import { accountMail } from '../accounts/account.mails.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { inLanguage } from '../core/language.ts';
import type { Attempt } from './post-webhook.ts';
import type { Webhook } from './webhook.entity.ts';

/** What becomes of a webhook after an attempt. All of it is in its row, so that any node goes on from there. */

type Known = Pick<Webhook, 'id' | 'attempts' | 'failingSince'> & { readonly userId: number };

const tell = (
  ctx: Context,
  kind: EventMap['webhook.changed']['kind'],
  { id, userId }: Pick<Known, 'id' | 'userId'>,
) => ctx.publish('webhook.changed', { kind, userId, webhookId: id });

/** An event has arrived, or needs not to: it goes on after it. */
export async function goOnAfter(ctx: Context, hook: Known, position: string): Promise<void> {
  await rowsOf(
    ctx.em,
    db
      .updateTable('webhooks')
      .set({ position, attempts: 0, failingSince: null, nextAttemptAt: null })
      .where('id', '=', hook.id),
  );
  tell(ctx, 'ATTEMPTED', hook);
}

/** An attempt has failed: again later, or not at all any more. */
export async function noteFailure(
  ctx: Context,
  hook: Known,
  attempt: Pick<Attempt, 'isGone' | 'retryAfterMs'>,
): Promise<void> {
  const now = ctx.now();
  const failingSince = hook.failingSince ?? now;
  if (attempt.isGone) return pause(ctx, hook, 'gone');
  if (now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS)
    return pause(ctx, hook, 'failing');
  const attempts = hook.attempts + 1;
  const wait = waitAfter(attempts, Math.random(), attempt.retryAfterMs);
  const nextAttemptAt = new Date(now.getTime() + wait);
  await rowsOf(
    ctx.em,
    db
      .updateTable('webhooks')
      .set({ attempts, failingSince, nextAttemptAt })
      .where('id', '=', hook.id),
  );
  tell(ctx, 'ATTEMPTED', hook);
}

/** Pauses it, and mails its owner why, once. */
export async function pause(
  ctx: Context,
  hook: Pick<Known, 'id' | 'userId'>,
  pausedBecause: Exclude<WebhookPause, 'owner' | 'access'>,
): Promise<void> {
  const [paused] = await rowsOf(
    ctx.em,
    db
      .updateTable('webhooks as w')
      .from('users as u')
      .set({ state: 'paused', pausedBecause, nextAttemptAt: null })
      .whereRef('u.id', '=', 'w.userId')
      .where('w.id', '=', hook.id)
      .where('w.state', '=', 'active')
      .returning(['w.name', 'u.email']),
  );
  if (!paused) return;
  ctx.mail.queue(pausedMail(ctx, paused.email, paused.name, pausedBecause));
  tell(ctx, 'EDITED', hook);
}

const REASONS = {
  failing: 'Nothing has arrived at its address for 24 hours.',
  gone: 'Its address says it’s gone for good (410).',
  refused: 'Its subscription no longer works.',
} as const;

function pausedMail(ctx: Context, to: string, name: string, pausedBecause: keyof typeof REASONS) {
  const say = inLanguage(ctx.language);
  return accountMail(ctx, to, say('We paused your webhook'), [
    say('Your webhook “{name}” on {site} is paused.', { name, site: ctx.site.name }),
    say(REASONS[pausedBecause]),
    say('Your profile shows its last deliveries, and you can resume it there: {url}', {
      url: `${ctx.publicUrl}/profile`,
    }),
  ]);
}

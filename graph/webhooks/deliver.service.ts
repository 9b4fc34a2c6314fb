import { DELIVERIES_KEPT } from '../../schema/webhooks/webhooks.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { WebhookMessage } from './message.ts';
import { type Attempt, postWebhook } from './post-webhook.ts';
import { signedHeaders } from './signature.ts';
import { type Webhook, WebhookDelivery } from './webhook.entity.ts';

type Receiver = Pick<Webhook, 'id' | 'url' | 'secret' | 'oldSecret' | 'oldSecretUntil'>;

/**
 * Posts a message, signed as of now, and adds the attempt to the log of the webhook.
 * @param signal ends it without a result, and throws
 */
export async function deliver(
  ctx: Context,
  hook: Receiver,
  { id, body }: WebhookMessage,
  signal?: AbortSignal,
): Promise<{ attempt: Attempt; delivery: WebhookDelivery }> {
  const now = ctx.now();
  const isOldValid = hook.oldSecret !== null && hook.oldSecretUntil && hook.oldSecretUntil > now;
  const secrets = [hook.secret, ...(isOldValid ? [hook.oldSecret!] : [])];
  const timestamp = Math.floor(now.getTime() / 1_000);
  const attempt = await postWebhook({
    url: hook.url,
    headers: signedHeaders({ id, timestamp, body }, secrets),
    body,
    ownHosts: ctx.env.webhookHosts,
    signal,
  });
  const { status, duration, response, isDelivered } = attempt;
  const delivery = ctx.em.create(WebhookDelivery, {
    webhook: hook.id,
    messageId: id,
    ...{ body, status, duration, response, isDelivered },
    sentAt: now,
  });
  await ctx.em.flush();
  await trimLog(ctx, hook.id);
  return { attempt, delivery };
}

/** Keeps the newest deliveries. */
async function trimLog({ em }: Context, webhookId: number): Promise<void> {
  await rowsOf(
    em,
    db
      .deleteFrom('webhookDeliveries')
      .where('webhookId', '=', webhookId)
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('webhookDeliveries')
          .select('id')
          .where('webhookId', '=', webhookId)
          .orderBy('id', 'desc')
          .limit(DELIVERIES_KEPT),
      ),
  );
}

import type { GraphQLSchema } from 'graphql';
import {
  SECRET_OVERLAP_HOURS,
  type WebhookDeliveryView,
  WEBHOOKS_LIMIT,
  type WebhookView,
} from '../../schema/webhooks/webhooks.ts';
import { webhookInput, type WebhookInput } from '../../schema/webhooks/webhook-shape.ts';
import type { IdentityProof } from '../../schema/accounts/accounts.ts';
import { confirmIdentity } from '../accounts/passwords/confirm-identity.service.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import { recordSecurity } from '../accounts/security-log/record-security.service.ts';
import { requireCookie } from '../accounts/sessions/session.service.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import type { EventMap } from '../core/events/event-map.ts';
import { outsideAddress } from '../core/network/outside-address.ts';
import { checkSubscription } from './check-subscription.ts';
import { newWebhookSecret } from './signature.ts';
import { Webhook, WebhookDelivery } from './webhook.entity.ts';
import { deliveryView, webhookView } from './webhook-view.ts';

const HOUR = 60 * 60_000;

/** The viewer's webhooks, newest first. */
export async function ownWebhooks(ctx: Context): Promise<WebhookView<Date>[]> {
  const viewer = ctx.require('account.editOwn');
  const hooks = await ctx.em.find(
    Webhook,
    { user: viewer.id },
    { orderBy: { id: 'desc' }, limit: WEBHOOKS_LIMIT },
  );
  return hooks.map(webhookView);
}

/** The last deliveries of one of them, newest first. */
export async function ownDeliveries(
  ctx: Context,
  webhookId: number,
): Promise<WebhookDeliveryView<Date>[]> {
  const { id } = await ownWebhook(ctx, webhookId);
  const log = await ctx.em.find(WebhookDelivery, { webhook: id }, { orderBy: { id: 'desc' } });
  return log.map(deliveryView);
}

/** One of the viewer's; NOT_FOUND for those of others. */
export async function ownWebhook(ctx: Context, id: number): Promise<Webhook> {
  const viewer = ctx.require('account.editOwn');
  const hook = await ctx.em.findOne(Webhook, { id, user: viewer.id });
  if (!hook) throw refuse('webhook.gone');
  return hook;
}

const tell = (ctx: Context, kind: EventMap['webhook.changed']['kind'], hook: Webhook) =>
  ctx.publish('webhook.changed', { kind, userId: hook.user.id, webhookId: hook.id });

/**
 * Creates a webhook, given a proof of identity; no later response contains its secret. It delivers what happens from now
 * on.
 */
export async function createWebhook(
  ctx: Context,
  schema: GraphQLSchema,
  raw: WebhookInput,
  proof: IdentityProof,
): Promise<{ webhook: WebhookView<Date>; secret: string }> {
  const viewer = ctx.require('account.editOwn');
  requireCookie(ctx, 'webhook.browserOnly');
  const input = webhookInput.parse(raw);
  if (!outsideAddress(input.url, ctx.env.webhookHosts))
    throw refuse('webhook.address', {}, { field: 'url' });
  checkSubscription(schema, input.subscription, input.variables);
  await confirmIdentity(ctx, proof);
  await ctx.limits.take('webhook', String(viewer.id));
  const secret = newWebhookSecret();
  const webhook = await ctx.em.transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    if ((await tx.count(Webhook, { user: viewer.id })) >= WEBHOOKS_LIMIT)
      throw refuse('webhook.tooMany', { max: WEBHOOKS_LIMIT });
    const made = tx.create(Webhook, {
      ...input,
      template: input.shape === 'discord' ? input.template : null,
      user: tx.getReference(User, viewer.id),
      secret,
      oldSecret: null,
      oldSecretUntil: null,
      state: 'active',
      pausedBecause: null,
      position: ctx.position(),
      attempts: 0,
      failingSince: null,
      nextAttemptAt: null,
      servedBy: null,
      servedUntil: null,
      createdAt: ctx.now(),
    });
    await tx.flush();
    await recordSecurity(ctx, tx, { userId: viewer.id, kind: 'WEBHOOK_CREATED' });
    return made;
  });
  tell(ctx, 'EDITED', webhook);
  return { webhook: webhookView(webhook), secret };
}

/** Pauses a webhook or resumes it: then it goes on where it was, and tells of a reset if that is too long ago. */
export async function setWebhookPaused(
  ctx: Context,
  id: number,
  isPaused: boolean,
): Promise<WebhookView<Date>> {
  const hook = await ownWebhook(ctx, id);
  if ((hook.state === 'paused') === isPaused) return webhookView(hook);
  hook.state = isPaused ? 'paused' : 'active';
  hook.pausedBecause = isPaused ? 'owner' : null;
  hook.attempts = 0;
  hook.failingSince = null;
  hook.nextAttemptAt = null;
  await ctx.em.flush();
  tell(ctx, 'EDITED', hook);
  return webhookView(hook);
}

/** A new secret; for a day deliveries are signed with the one before as well. */
export async function replaceWebhookSecret(
  ctx: Context,
  id: number,
  proof: IdentityProof,
): Promise<{ webhook: WebhookView<Date>; secret: string }> {
  requireCookie(ctx, 'webhook.browserOnly');
  const webhook = await ownWebhook(ctx, id);
  await confirmIdentity(ctx, proof);
  const secret = newWebhookSecret();
  webhook.oldSecret = webhook.secret;
  webhook.oldSecretUntil = new Date(ctx.now().getTime() + SECRET_OVERLAP_HOURS * HOUR);
  webhook.secret = secret;
  await ctx.em.flush();
  tell(ctx, 'EDITED', webhook);
  return { webhook: webhookView(webhook), secret };
}

export async function deleteWebhook(ctx: Context, id: number): Promise<void> {
  const hook = await ownWebhook(ctx, id);
  await ctx.em.nativeDelete(Webhook, { id });
  await recordSecurity(ctx, ctx.em, { userId: hook.user.id, kind: 'WEBHOOK_DELETED' });
  tell(ctx, 'EDITED', hook);
}

import type { WebhookDeliveryView, WebhookView } from '../../schema/webhooks/webhooks.ts';
import type { Webhook, WebhookDelivery } from './webhook.entity.ts';

/** What its owner sees of a webhook: everything but its secrets. */
export const webhookView = (hook: Webhook): WebhookView<Date> => ({
  id: hook.id,
  name: hook.name,
  url: hook.url,
  subscription: hook.subscription,
  variables: hook.variables,
  shape: hook.shape,
  template: hook.template ?? null,
  state: hook.state,
  pausedBecause: hook.pausedBecause ?? null,
  failingSince: hook.failingSince ?? null,
  nextAttemptAt: hook.nextAttemptAt ?? null,
  createdAt: hook.createdAt,
});

export const deliveryView = (delivery: WebhookDelivery): WebhookDeliveryView<Date> => ({
  id: delivery.id,
  messageId: delivery.messageId,
  body: delivery.body,
  status: delivery.status ?? null,
  duration: delivery.duration,
  response: delivery.response,
  isDelivered: delivery.isDelivered,
  sentAt: delivery.sentAt,
});

import type { WebhookDeliveryView } from '../../schema/webhooks/webhooks.ts';
import { createSourceEventStream, execute, type GraphQLSchema, parse } from 'graphql';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { EventStream } from '../core/events/event-stream.ts';
import { positionText } from '../core/events/position.ts';
import type { EventResult } from '../core/sockets/follow-alone.ts';
import { variablesIn } from './check-subscription.ts';
import { deliver } from './deliver.service.ts';
import { messageFor } from './message.ts';
import { ownerContext } from './owner-context.ts';
import { ownWebhook } from './own-webhooks.service.ts';
import { type Webhook, WebhookDelivery } from './webhook.entity.ts';
import { deliveryView } from './webhook-view.ts';

/**
 * Posts the last event that fits the webhook, to see what arrives; one of the type `test` where there is none. It moves
 * nothing: the event is delivered as it would be anyway.
 */
export async function testWebhook(
  ctx: Context,
  schema: GraphQLSchema,
  id: number,
): Promise<WebhookDeliveryView<Date>> {
  const hook = await ownWebhook(ctx, id);
  await ctx.limits.take('webhook', String(hook.user.id));
  const result = (await lastResult(ctx, schema, hook)) ?? {
    data: { test: null },
    extensions: { position: ctx.position() },
  };
  const message = messageFor(hook, result);
  const { delivery } = await deliver(ctx, hook, { ...message, id: `test-${message.id}` });
  ctx.publish('webhook.changed', { kind: 'ATTEMPTED', userId: hook.user.id, webhookId: id });
  return deliveryView(delivery);
}

/** Posts what is in the log once more, under the same id, so that a receiver that has it can tell. */
export async function resendDelivery(
  ctx: Context,
  id: number,
  deliveryId: number,
): Promise<WebhookDeliveryView<Date>> {
  const hook = await ownWebhook(ctx, id);
  const logged = await ctx.em.findOne(WebhookDelivery, { id: deliveryId, webhook: hook.id });
  if (!logged) throw refuse('webhook.deliveryGone');
  await ctx.limits.take('webhook', String(hook.user.id));
  const { messageId, body } = logged;
  const { delivery } = await deliver(ctx, hook, { id: messageId, body });
  ctx.publish('webhook.changed', { kind: 'ATTEMPTED', userId: hook.user.id, webhookId: id });
  return deliveryView(delivery);
}

/** The result of the newest event that is kept, as its owner gets it. */
async function lastResult(
  ctx: Context,
  schema: GraphQLSchema,
  hook: Webhook,
): Promise<EventResult | undefined> {
  const args = () => ({
    schema,
    document: parse(hook.subscription),
    variableValues: variablesIn(hook.variables),
    contextValue: ownerContext(ctx, hook.user.id),
  });
  const source = await createSourceEventStream(args());
  if (!(source instanceof EventStream)) return undefined;
  const event = source.last();
  await source.return();
  if (!event) return undefined;
  const { data, errors } = await execute({ ...args(), rootValue: event.payload });
  if (errors) return undefined;
  return {
    ...(data && { data }),
    extensions: { position: positionText(event.epoch, event.offset) },
  };
}
